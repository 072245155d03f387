# 實驗室：電腦玩家之間的大量對局。

lab-simulate = 讓電腦玩家對打成千上萬局
lab-arena = 用同樣的牌比較電腦玩家，每位輪坐每個座位
lab-players-simulate = 按座位列出的玩家，座位更多時從頭重複：{ $names }
lab-players-arena = 要比較的玩家：{ $names }
lab-seats = 每桌人數
lab-matches = 多少局（1000）
lab-deals = 最多多少副牌；每副牌由所有牌桌按所有座次各打一遍（1000）
lab-seed = 種子；同一種子得到同樣的對局，與行程數無關（1）
lab-jobs = 行程數；否則每個核心一個
lab-cluster = 承擔工作的 Ray 叢集位址；「local」在本機啟動兩個工作行程
lab-laps = 一輪打滿多少圈後放棄，無人失分（200）
lab-rounds = 一局打滿多少輪後放棄（2000）
lab-output = 把每局寫成一行存入此檔案，.parquet 或 .csv
lab-resume = 把已完成的存入此檔案，下次從那裡繼續
lab-record = 玩家出錯時，那一局存到哪裡（fault.json）
lab-coin = 由硬幣替所有莊家決定是否留牌
lab-until = 所有區間都窄於此值時停止，例如 0.005
lab-alone = 第一位玩家獨自對其他玩家的所有組合
lab-plot = 把勝率與等級分畫入此檔案，.svg 或 .png

## 不可能的情況

lab-no-package = 這需要 { $package }：pip install "schwimmen[{ $extra }]"
lab-no-cluster = 「{ $address }」處沒有 Ray 叢集：{ $reason }
lab-not-ray = 在「{ $address }」監聽的不是 Ray。
lab-no-player = 沒有玩家「{ $name }」。可用：{ $names }。
lab-no-bot = 無法載入「{ $name }」：{ $reason }
lab-weights = { $fault ->
    [foreign] { $file } 不是權重檔。
    [version] { $file } 裡的權重屬於另一個版本，這裡不能用。
   *[broken] { $file } 已損壞：被截斷或改動過。
}
lab-weights-unnamed = 「policy@」後面要寫權重檔的名字：policy@檔案
lab-no-width = --until：「{ $given }」不是大於 0 且不超過 1 的數。
lab-too-few-players = 至少需要兩位玩家。
lab-too-few-seats = 列出了 { $players } 位玩家，牌桌只有 { $seats } 個座位：每位玩家都要有座位。
lab-too-few-rivals = 至少需要兩位不同的玩家。
lab-no-suffix = { $file }：檔名必須以其中之一結尾：{ $suffixes }。
lab-no-folder = { $file }：沒有這個資料夾。
lab-other-experiment = { $file } 屬於另一個實驗。
lab-other-arguments = { $file } 屬於另一個實驗。不同之處：{ $arguments }
lab-other-contents = { $file } 開始時的玩家與現在不同：{ $names } 的檔案內容已改變。
lab-other-version = { $file } 由套件版本 { $theirs } 開始；目前版本是 { $ours }。
lab-resume-older = { $file } 來自舊版本，沒有記錄玩家依據什麼來玩。請使用新檔案。
lab-fault-raised = 座位 { $seat } 的 { $player } 出錯：{ $detail }
lab-fault-stalled = 座位 { $seat } 的 { $player } 一步用了超過 { $detail } 秒。
lab-fault-illegal = 座位 { $seat } 的 { $player } 走了不允許的一步：{ $detail }
lab-fault-died = 座位 { $seat } 的 { $player } 結束了它所在的行程：{ $detail }
lab-fault-record = 實驗已停止。到此為止的對局在 { $file } 裡。
lab-worker-died = 一個進行對局的行程被外部終止，可能是記憶體不足。使用 --resume 可保留已完成的部分；減少 --jobs 所需記憶體更少。
lab-interrupted = 已中斷：以下結果來自到此為止的對局。
lab-interrupted-early = 在最初的對局完成之前已中斷。

## 輸出的內容

lab-head-player = 玩家
lab-head-seats = 座次數
lab-head-share = 勝率
lab-head-rating = 等級分
lab-head-difference = 同牌差值
lab-head-in-play = 人數
lab-head-rounds = 輪數
lab-head-moves = 每輪步數
lab-end-knock = 敲桌
lab-end-thirty-one = 31
lab-end-fire = 火
lab-end-stock = 牌堆
lab-end-all-passed = 全部過牌
lab-end-laps = 圈數上限
lab-end-void = 作廢
lab-end-given-up = 放棄
lab-summary = { $matches } 局，{ $rounds } 輪；無勝者：{ $drawn }。
lab-given-up = 因不會結束而放棄：{ $rounds } 輪，{ $matches } 局。
lab-few = 發牌不到 { $deals } 次時，區間較寬，等級分沒有區間。
