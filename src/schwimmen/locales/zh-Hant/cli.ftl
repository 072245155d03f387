# 命令列：幫助、用文字講一場、記錄或證明哪裡不對。

## 幫助

cli-usage = 用法：
cli-help-arguments = 參數
cli-help-options = 選項
cli-help-help = 顯示本說明並結束
cli-help-version = 顯示版本並結束
cli-about = Schwimmen（31 分），紙牌遊戲。
cli-lang = 文字的語言：{ $languages }；否則用環境的語言
cli-no-language = 沒有語言「{ $tag }」。可用：{ $languages }。
cli-replay = 輸出由牌局記錄得出的結果
cli-replay-files = 一個記錄（.json）或每行一個記錄（.jsonl）；「-」是標準輸入
cli-replay-json = 每個記錄一個 JSON 物件，供程式使用
cli-verify = 檢查牌是否按承諾發出
cli-verify-files = 一個證明（.json）或每行一個證明（.jsonl）；「-」是標準輸入
cli-rules-about = 用完整的句子輸出規則，附例子
cli-rules-preset = 規則集：{ $presets }
cli-options = 含選項的 JSON 檔案
cli-rules-option = 某個選項的另一個值；可以多次給出
cli-rules-no-value = 「{ $text }」不是帶值的選項：請寫 名稱=值。
cli-bad-options = { $file } 裡沒有含選項的 JSON 物件。
cli-cannot-read = 無法讀取 { $file }：{ $reason }
cli-cannot-write-file = 無法寫入 { $file }：{ $reason }
cli-cannot-write = 無法寫出結果：{ $reason }
cli-reason-missing = 沒有這個檔案
cli-reason-folder = 這是一個資料夾
cli-reason-forbidden = 沒有權限
cli-reason-full = 空間已滿

## 參數哪裡不對

cli-wrong-unknown = 無法理解：{ $given }
cli-wrong-missing = 還缺少：{ $missing }
cli-wrong-no-value = { $option } 需要一個值。
cli-wrong-needless-value = { $option } 不帶值，卻給了「{ $given }」。
cli-wrong-choice = { $option }：「{ $given }」不可用。可用：{ $choices }。
cli-wrong-ambiguous = 「{ $given }」可以指多個選項：{ $choices }。
cli-wrong-number = { $option }：「{ $given }」不是 { $least } 到 { $most } 的整數。
cli-wrong-address = { $option }：「{ $given }」不是網路位址，例如 10.0.0.2 或 10.0.0.0/8。
cli-wrong-url = { $option }：「{ $given }」不是網站位址。請給出 http:// 或 https://、主機名稱，必要時加連接埠，例如 https://cards.example，後面不要再有內容。

## 用文字講一場

cli-rules = 規則：{ $rules }
cli-heading = 第 { $number } 回合
cli-buy-back-open = 還沒有回答：可以回來的有 { $names }
cli-to-act = { $phase ->
    [stock] 正在洗牌；然後輪到 { $name }。
   *[other] 輪到 { $name }：{ $moves }
}

## 記錄哪裡不對

cli-record = { $file }，記錄 { $number }
cli-round = 第 { $number } 回合
cli-move = 行動 { $number }

## 記錄有什麼不對

cli-record-not-utf8 = 位元組 { $position } 不是 UTF-8。
cli-record-empty = 檔案是空的。
cli-record-not-json = 這不是 JSON：第 { $line } 行，第 { $column } 列。
cli-record-no-number = { $value } 不是 JSON 裡的數字。
cli-record-too-deep = 巢狀太深。
cli-record-not-an-object = 記錄應是一個 JSON 物件。
cli-record-key-twice = 鍵「{ $key }」在同一個物件裡出現兩次。
cli-record-other-format = 格式是「{ $value }」，不是「{ $wanted }」。
cli-record-key-missing = 缺少鍵「{ $key }」。
cli-record-wrong-type = 「{ $key }」必須是{ $wanted ->
    [list] 列表
    [object] 物件
    [text] 文字
    [number] 整數
    [texts] 文字的列表
    [numbers] 整數的列表
   *[objects] 物件的列表
}。
cli-record-no-such-seat = 「{ $key }」提到不存在的座位 { $seat }。
cli-record-seat-twice = 「{ $key }」兩次提到座位 { $seat }。
cli-record-dealer-out = 莊家（座位 { $seat }）已出局。
cli-record-too-many-out = 剩下的玩家不到兩位。
cli-record-lives-count = 「lives」應為 { $players } 位玩家各有一個數字，而不是 { $lives } 個。
cli-record-lives-range = 座位 { $seat } 的命必須在 0 到 { $most } 之間。
cli-record-lives-out = 座位 { $seat } 已出局，不可能還有命。
cli-record-lives-swimming = 座位 { $seat } 沒有命了：沒有游泳就已出局。
cli-record-no-buy-back = 記錄說有人回來了，而這些規則不允許。
cli-record-after-unfinished = 之前的一回合還沒有結束。
cli-record-rules = { $options }：{ $why }
cli-record-too-few-players = { $players ->
    [0] 沒有玩家，至少要兩位。
    [one] 只有一位玩家，至少要兩位。
   *[other] { $players } 位玩家太少。
}
cli-record-too-many-players = { $players } 位玩家太多：按這些規則，牌只夠 { $most } 位。
cli-record-no-card = 「{ $text }」不是牌。
cli-record-not-the-pack = { $wrong ->
    [foreign] { $card } 不在 { $size } 張的牌組裡。
    [twice] { $card } 出現兩次。
   *[missing] 缺少 { $card }：牌組應有全部 { $size } 張。
}
cli-record-stock-no-card = 「{ $text }」不是牌。
cli-record-stock-other-cards = { $wrong ->
    [foreign] { $card } 不在洗過的 { $size } 張牌裡。
    [twice] { $card } 出現兩次。
   *[missing] 缺少 { $card }：洗過的牌有 { $size } 張。
}
cli-record-illegal-move = 現在輪到 { $player }，不能「{ $text }」：{ $why }（{ $clause }）
cli-record-round-over = 在這個行動之前，這一回合已經結束。
cli-record-match-over = 在這一回合之前，整場已經結束。
cli-record-may-not-buy-back = 座位 { $seat } 在這裡不能回來。
cli-record-buy-back-unfinished = 還沒結束的一回合裡沒有人能回來。

## 牌是否按承諾發出

cli-proof = { $file }，證明 { $number }
cli-proof-round = 第 { $number } 回合，承諾 { $promise }
cli-proof-mixed = { $name } 為洗牌新增了：「{ $text }」
cli-proof-good = { $rounds ->
    [0] 還沒有結束的一回合，沒有什麼可檢查。
   *[other] 全部 { $rounds } 回合都按承諾發牌。
}
cli-proof-bad = 這個證明不成立。
cli-proof-unreadable = 這不是證明，或者它已損壞。
cli-proof-record = 記錄有誤：{ $why }
cli-proof-rounds = 證明的回合數與記錄不同。
cli-proof-promise = 種子不是當初承諾的那個。
cli-proof-mixed-twice = 有人為洗牌新增了不止一次。
cli-proof-deck = 種子和新增的內容得出另一種牌序。
cli-proof-stock = 第 { $shuffle } 次洗牌庫時，它們得出另一種牌序。

## 決定的價值

cli-analyse = 說明記錄中每個決定的價值，以及怎樣會更好
cli-analyse-seat = 只看這個座位的決定，從 0 算起
# $where: a file and the number of the record. $last: the last seat.
cli-analyse-no-seat = { $where }：沒有座位 { $seat }。{ $players } 位玩家的座位是 0 到 { $last }。
cli-analyse-milliseconds = 每個決定的思考時間, 毫秒 (50)
cli-compiling = 正在編譯思考部分，僅此一次，約需半分鐘。
cli-analyse-slow = 沒有安裝 numba，思考較慢，數字也較粗略：pip install 'schwimmen[strong]'
# $made, $best: moves in words, “7♦ → J♥”. $chance_win, $chance_lose, $chance_error, $chance_cost, $chance_best, $chance_best_lose: chances, from 0 to 1. $why: a sentence about $best.
cli-analyse-best = { $name }：{ $made } 是最好的。贏得比賽的機會 { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }，失去一條命的可能 { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }
cli-analyse-level = { $name }：就目前所能判斷，{ $made } 和 { $best } 一樣好（± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }）：獲勝 { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) }，失去一條命 { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }；{ $best } 則為 { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } 和 { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }。
cli-analyse-worse = { $name }：{ $made } 損失 { NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }：獲勝 { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) }，失去一條命 { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }；{ $best } 則為 { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } 和 { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }。選 { $best } 的理由：{ $why }
cli-analyse-round = 這一回合的決定損失：
cli-analyse-total = 所有決定總共損失的獲勝機會：
cli-analyse-cost = { $name }：{ NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) }，失誤：{ $slips }/{ $decisions }
