# 事情办不到时服务器的回答。

## 连接或请求为什么结束

failed-bad-message = 服务器看不懂这个页面。请重新载入。
failed-too-large = 内容太多，服务器一次读不了。
failed-bad-origin = 这来自别的网页，所以服务器没有执行。
failed-old-page = 这个页面比服务器旧。请重新载入。
failed-unknown-table = 没有这张牌桌（或已经没有了）。
failed-removed = 桌主已请你离开这张牌桌。
failed-too-many = 现在人太多了。请稍后再试。
failed-too-fast = 一下子太多了。请稍等片刻。
failed-replaced = 你正在另一个标签页或窗口里继续玩。
failed-storage = 服务器现在无法保存。什么也没有丢失；请稍后再试。
failed-internal = 服务器出了问题。什么也没有丢失；请再试一次。
failed-not-found = 这个地址什么也没有。
failed-bad-rules = 这些规则无法进行。
failed-too-many-players = 牌不够这么多人用。
failed-bad-name = 请选一个名字。
failed-too-few-players = 一个人不能玩：请选一位电脑玩家。
failed-bad-record = 这不是牌局记录，或者已经损坏。

## 为什么拒绝与游戏规则无关的操作

refusal-stale = 牌桌在此期间已经继续了。
refusal-no-deal = 现在没有要发的一轮。
refusal-no-buy-back = 没有人问你要不要回来。
refusal-match-goes-on = 这一局还在进行。
refusal-storage = 服务器无法保存，所以这没有发生。请稍后再试。
refusal-not-seated = 请先坐下。
refusal-removed = 桌主已请你离开这张牌桌。
refusal-covered = 电脑正在替你玩。请先说你回来了。
refusal-not-host = 只有桌主可以这样做。
refusal-host-is-there = 桌主就在这里，或者刚刚还在。一分钟之后你可以接手。
refusal-table-full = 座位已满。你可以旁观，或等空位。
refusal-table-closed = 这张牌桌不再接受新玩家；请问桌主。
refusal-name-taken = 桌上已经有人叫这个名字。
refusal-bad-name = 请选 1 到 24 个字的名字。
refusal-bad-text = 请输入 1 到 40 个字。
refusal-too-few = 至少要两个人才能玩。
refusal-too-few-places = 坐下的人已经更多，或牌不够这么多人。
refusal-no-such-member = 那位玩家已经不在这里。
refusal-too-soon = 再给他们一点时间。
refusal-not-awaited = 没有人在等那位玩家。
refusal-too-late = 牌已经发了，或你已经添加过了。
refusal-bad-rules = 这些规则无法进行。
refusal-too-fast = 一下子太多了。请稍等片刻。
refusal-newcomers = 从你的网络来的新玩家太多了。请稍后再试；在这里坐过的人可以再来。
refusal-no-talk = 公开的牌桌上只有现成的话。
refusal-no-hints = 只有独自与电脑玩家对战时才有提示。
refusal-no-round = 这里还没有你参加过的一轮结束。
refusal-thinking = 现在问的人太多了。请稍后再问。
