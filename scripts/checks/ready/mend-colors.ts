import { variantsOf } from "../../build/color";
import type { Pair } from "./color-pairs";
import {
  changed,
  contrastOf,
  isSame,
  type Palettes,
  type Role,
  rolesOf,
  valueIn,
} from "./contrast";

/** A color to change. */
export type Change = {
  readonly role: Role;
  readonly value: string;
  /** The pairs that ask for it. */
  readonly pairs: readonly Pair[];
  /** Other colors that one could change instead. */
  readonly instead: readonly Pick<Change, "role" | "value">[];
};

const unique = (roles: readonly Role[]) =>
  roles.filter((role, index) => roles.findIndex((one) => isSame(one, role)) === index);

/**
 * Finds the nearest colors with which all pairs stand out, changing one after the other: if possible the front of a
 * pair, and rather a color in few pairs than one in many. `left` are the pairs that no color can mend.
 */
export function mendColors(
  palettes: Palettes,
  pairs: readonly Pair[],
): {
  readonly changes: readonly Change[];
  readonly mended: Palettes;
  readonly left: readonly Pair[];
} {
  const sides = new Map(
    pairs.map((pair) => [
      pair,
      { front: rolesOf(palettes, pair, "front"), back: rolesOf(palettes, pair, "back") },
    ]),
  );
  const rolesIn = (pair: Pair, side: "front" | "back" | "both"): readonly Role[] => {
    const { front = [], back = [] } = sides.get(pair) ?? {};
    return side === "both" ? [...front, ...back] : side === "front" ? front : back;
  };
  const pairsWith = (role: Role) =>
    pairs.filter((pair) => rolesIn(pair, "both").some((one) => isSame(one, role)));

  /** The nearest value with which all pairs with this role stand out. */
  const mend = (role: Role, now: Palettes) => {
    const concerned = pairsWith(role);
    const found = variantsOf(valueIn(palettes, role)).find(({ value }) => {
      const next = changed(now, role, value);
      return concerned.every((pair) => contrastOf(next, pair) >= pair.least);
    });
    return found && { role, value: found.value, cost: found.distance * concerned.length };
  };
  const cheapest = (roles: readonly Role[], now: Palettes) =>
    unique(roles)
      .flatMap((role) => mend(role, now) ?? [])
      .sort((a, b) => a.cost - b.cost)[0];

  type Side = "front" | "back";

  /** Changes colors until nothing helps any more, except one. */
  const solve = (from: Palettes, [first, second]: readonly [Side, Side], kept?: Role) => {
    let now = from;
    const order: Role[] = [];
    for (;;) {
      const left = pairs.filter((pair) => contrastOf(now, pair) < pair.least);
      const roles = (side: Side) =>
        left.flatMap((pair) => rolesIn(pair, side)).filter((role) => !kept || !isSame(role, kept));
      const next = cheapest(roles(first), now) ?? cheapest(roles(second), now);
      if (!next) return { now, order, left };
      order.push(next.role);
      now = changed(now, next.role, next.value);
    }
  };

  const fronts = solve(palettes, ["front", "back"]);
  // A ground that nothing stands out from is changed itself.
  const grounds = fronts.left.length > 0 ? solve(palettes, ["back", "front"]) : fronts;
  const { order, left, ...solved } = grounds.left.length < fronts.left.length ? grounds : fronts;
  // What was changed first may be nearer now.
  const mended = order.reduce(
    (now, role) => changed(now, role, mend(role, now)?.value ?? valueIn(now, role)),
    solved.now,
  );
  const changes = unique(order)
    .filter((role) => valueIn(mended, role) !== valueIn(palettes, role))
    .map((role): Change => {
      const before = changed(mended, role, valueIn(palettes, role));
      const asking = pairsWith(role).filter((pair) => contrastOf(before, pair) < pair.least);
      const other = solve(before, ["front", "back"], role);
      const instead = other.left.length > left.length ? [] : unique(other.order);
      return {
        role,
        value: valueIn(mended, role),
        pairs: asking,
        instead: instead.map((one) => ({ role: one, value: valueIn(other.now, one) })),
      };
    });
  return { changes, mended, left };
}
