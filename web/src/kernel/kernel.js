// Written by tools/kernel_js.py from src/schwimmen/rules. Don't edit it.

const floor_div = (a, b) => Math.floor(a / b);
const mod = (a, b) => a - b * Math.floor(a / b);
export const R_SWIMMING = 3;
export const R_BUY_BACK = 4;
export const R_THIRTY_ONE = 12;
export const R_THREE_OF_A_KIND = 13;
export const R_THREE_ACES = 14;
export const R_TIE_LOWEST = 15;
export const R_ALL_EQUAL = 16;
export const R_KNOCKER_TIE = 17;
export const R_KNOCKER_PENALTY = 18;
export const R_WEAK_KNOCK_BELOW = 20;
export const R_POINTS_LIMIT = 21;
export const R_ALL_OUT = 22;
export const BY_KNOCK = 1;
export const BY_THIRTY_ONE = 2;
export const BY_FIRE = 3;
export const BY_STOCK = 4;
export const BY_ALL_PASSED = 5;
export const BY_LAPS = 6;
export const BY_VOID = 7;
export const WHY_FIRE = 1;
export const WHY_THIRTY_ONE = 2;
export const WHY_LOWEST = 3;
export const WHY_TIED = 4;
export const WHY_LOWER_OF_EQUALS = 5;
export const WHY_LIMIT = 6;
export const WHY_SOLE_LOWEST = 7;
export const WHY_BEATS_NOBODY = 8;
export const WHY_WEAK_KNOCK = 9;
export const WHY_ALL_EQUAL = 10;
export const WHY_TIE_SPARES = 11;
export const WHY_HIGHER_OF_EQUALS = 12;
export const WHY_HIGHEST = 13;
export const GOES_ON = -1;
export const NO_WINNER = -2;
export const REPLAY = -3;

export function card_value(card) {
  let rank;
  rank = (card >> 2);
  if (rank < 8) {
    return ((2 * rank) + 4);
  }
  if (rank < 12) {
    return 20;
  }
  return 22;
}

export function strength(r, a, b, c) {
  let best, counts, other, sa, sb, sc, va, vb, vc;
  if ((((a ^ b) | (b ^ c)) >> 2) === 0) {
    counts = r[R_THREE_OF_A_KIND];
    if (((a >> 2) === 12) && (r[R_THREE_ACES] !== 0)) {
      counts = 64;
    }
    if (counts !== 0) {
      return (((32 * counts) + 16) + (a >> 2));
    }
  }
  sa = (a & 3);
  sb = (b & 3);
  sc = (c & 3);
  va = card_value(a);
  vb = card_value(b);
  vc = card_value(c);
  if (sb === sa) {
    va = (va + vb);
  }
  if (sc === sa) {
    va = (va + vc);
  }
  if (sc === sb) {
    vb = (vb + vc);
  }
  best = (((32 * va) + 3) - sa);
  other = (((32 * vb) + 3) - sb);
  if (other > best) {
    best = other;
  }
  other = (((32 * vc) + 3) - sc);
  if (other > best) {
    best = other;
  }
  return best;
}

export function finishing(r, a, b, c) {
  let differ, value;
  differ = ((a ^ b) | (b ^ c));
  if (((differ & 3) !== 0) && ((differ >> 2) !== 0)) {
    return 0;
  }
  value = (strength(r, a, b, c) >> 5);
  if ((value === 64) && (r[R_THREE_ACES] === 2)) {
    return BY_FIRE;
  }
  if (value === 62) {
    if (r[R_THIRTY_ONE] === 1) {
      return BY_FIRE;
    }
    if (r[R_THIRTY_ONE] === 0) {
      return BY_THIRTY_ONE;
    }
  }
  return 0;
}

export function settle(r, n, hands, knocker, ended_by, lost, why) {
  let burns, equal, knocked, low, others, top, value;
  top = 0;
  low = (hands[0] >> 5);
  burns = 0;
  for (let i = 0, i_end = n; i < i_end; i += 1) {
    lost[i] = 0;
    why[i] = 0;
    value = (hands[i] >> 5);
    if (value > top) {
      top = value;
    }
    if (value < low) {
      low = value;
    }
    if (value === 62) {
      burns = (r[R_THIRTY_ONE] & 1);
    }
  }
  if (ended_by === BY_VOID) {
    return;
  }
  if ((top === 64) && (r[R_THREE_ACES] === 2)) {
    pay_below(n, hands, 64, WHY_FIRE, lost, why);
    return;
  }
  if (burns === 1) {
    pay_below(n, hands, 62, WHY_THIRTY_ONE, lost, why);
    return;
  }
  knocked = (-1);
  if (ended_by === BY_KNOCK) {
    knocked = knocker;
  }
  if ((r[R_ALL_EQUAL] === 0) && (top === low)) {
    equal = 1;
    if (r[R_TIE_LOWEST] === 2) {
      for (let i = 1, i_end = n; i < i_end; i += 1) {
        if (hands[i] !== hands[0]) {
          equal = 0;
        }
      }
    }
    if (equal === 1) {
      for (let i = 0, i_end = n; i < i_end; i += 1) {
        why[i] = WHY_ALL_EQUAL;
      }
      return;
    }
  }
  if ((knocked >= 0) && (r[R_KNOCKER_PENALTY] === 2)) {
    if ((hands[knocked] >> 5) === low) {
      lost[knocked] = 2;
      why[knocked] = WHY_BEATS_NOBODY;
      return;
    }
  }
  pay_lowest(r, n, hands, knocked, lost, why);
  if ((knocked >= 0) && (lost[knocked] === 1)) {
    value = (hands[knocked] >> 5);
    if (value < r[R_WEAK_KNOCK_BELOW]) {
      lost[knocked] = 2;
      why[knocked] = WHY_WEAK_KNOCK;
    }
    if (r[R_KNOCKER_PENALTY] === 1) {
      others = (-1);
      for (let i = 0, i_end = n; i < i_end; i += 1) {
        if ((hands[i] >> 5) <= value) {
          others = (others + 1);
        }
      }
      if (others === 0) {
        lost[knocked] = 2;
        why[knocked] = WHY_SOLE_LOWEST;
      }
    }
  }
}

export function pay_below(n, hands, value, reason, lost, why) {
  for (let i = 0, i_end = n; i < i_end; i += 1) {
    if ((hands[i] >> 5) < value) {
      lost[i] = 1;
      why[i] = reason;
    }
  }
}

export function rank_hand(r, hands, i, knocked) {
  let rank;
  rank = ((3 * (hands[i] >> 5)) + 1);
  if (i === knocked) {
    if (r[R_KNOCKER_TIE] === 1) {
      rank = (rank + 1);
    } else {
      if (r[R_KNOCKER_TIE] === 2) {
        rank = (rank - 1);
      }
    }
  }
  rank = (rank * 32);
  if (r[R_TIE_LOWEST] === 2) {
    rank = (rank + (hands[i] & 31));
  }
  return rank;
}

export function pay_lowest(r, n, hands, knocked, lost, why) {
  let highest, level, limit, lowest, rank, tied;
  limit = r[R_POINTS_LIMIT];
  highest = 0;
  lowest = 1048576;
  tied = 0;
  level = 0;
  for (let i = 0, i_end = n; i < i_end; i += 1) {
    rank = rank_hand(r, hands, i, knocked);
    if (rank > highest) {
      highest = rank;
    }
    if (((hands[i] >> 5) > limit) && (rank < lowest)) {
      lowest = rank;
    }
  }
  for (let i = 0, i_end = n; i < i_end; i += 1) {
    rank = rank_hand(r, hands, i, knocked);
    if (floor_div(rank, 96) === floor_div(lowest, 96)) {
      level = (level + 1);
    }
    if (rank === lowest) {
      tied = (tied + 1);
    }
  }
  for (let i = 0, i_end = n; i < i_end; i += 1) {
    rank = rank_hand(r, hands, i, knocked);
    if ((hands[i] >> 5) <= limit) {
      lost[i] = 1;
      why[i] = WHY_LIMIT;
    } else {
      if (rank === lowest) {
        lost[i] = 1;
        why[i] = WHY_LOWEST;
        if (tied > 1) {
          why[i] = WHY_TIED;
          if (r[R_TIE_LOWEST] === 1) {
            lost[i] = 0;
            why[i] = WHY_TIE_SPARES;
          }
        } else {
          if (level > 1) {
            why[i] = WHY_LOWER_OF_EQUALS;
          }
        }
      } else {
        if (floor_div(rank, 96) === floor_div(lowest, 96)) {
          why[i] = WHY_HIGHER_OF_EQUALS;
        }
      }
    }
    if ((limit > 0) && (rank === highest) && (why[i] !== 0)) {
      lost[i] = 0;
      why[i] = WHY_HIGHEST;
    }
  }
}

export function lose_lives(r, seats, lives, out, lost) {
  let others, swimmers;
  swimmers = 0;
  for (let i = 0, i_end = seats; i < i_end; i += 1) {
    if ((out[i] === 0) && (lives[i] === 0)) {
      swimmers = (swimmers + 1);
    }
  }
  for (let i = 0, i_end = seats; i < i_end; i += 1) {
    others = swimmers;
    if ((out[i] === 0) && (lives[i] === 0)) {
      others = (others - 1);
    }
    for (let _ = 0, __end = lost[i]; _ < __end; _ += 1) {
      if (out[i] === 0) {
        if (lives[i] === 0) {
          out[i] = 1;
        } else {
          lives[i] = (lives[i] - 1);
          if (lives[i] === 0) {
            if (r[R_SWIMMING] === 2) {
              out[i] = 1;
            } else {
              if ((r[R_SWIMMING] === 1) && (others > 0)) {
                out[i] = 1;
              }
            }
          }
        }
      }
    }
  }
}

export function may_buy_back(r, was_out, is_out, bought) {
  if (r[R_BUY_BACK] === 0) {
    return 0;
  }
  if (was_out === 1) {
    return 0;
  }
  if (bought === 1) {
    return 0;
  }
  return is_out;
}

export function conclude(r, seats, out) {
  let left, winner;
  left = 0;
  winner = 0;
  for (let i = 0, i_end = seats; i < i_end; i += 1) {
    if (out[i] === 0) {
      left = (left + 1);
      winner = i;
    }
  }
  if (left > 1) {
    return GOES_ON;
  }
  if (left === 1) {
    return winner;
  }
  if (r[R_ALL_OUT] === 1) {
    return REPLAY;
  }
  return NO_WINNER;
}

export function next_seat(seats, out, seat) {
  seat = mod((seat + 1), seats);
  while (out[seat] === 1) {
    seat = mod((seat + 1), seats);
  }
  return seat;
}
