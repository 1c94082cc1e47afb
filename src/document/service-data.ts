import type { Offer, Service } from "schema-dts";
import type { MicrosoftSolution, ServiceListItem, Target } from "~/content-types";
import { company } from "~/site/company";
import { menus } from "~/site/navigation";
import { perUserPerMonth, solutions } from "~/site/prices";
import { pathTo } from "~/site/routes";
import { areaServed, companyReference } from "~/site/schema-org";

/**
 * The service that a page offers with its starting price, or undefined. An overview page includes the
 * services it lists.
 */
export function serviceOf(target: Target, title: string): Service | undefined {
  const families = menus.filter(({ viewAll }) => viewAll);
  const listed = families
    .find(({ viewAll }) => viewAll === target)
    ?.items.filter((item) => item.to !== undefined);
  if (!listed && !families.some(({ items }) => items.some(({ to }) => to === target))) return;
  const price = solutions.find(({ to }) => to === target);
  return {
    ...named({ to: target, name: title }),
    provider: companyReference,
    areaServed,
    ...(price && { offers: offerAt(price) }),
    ...(listed && {
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: title,
        itemListElement: listed.map((item) => ({
          ...offerAt(solutions.find(({ to }) => to === item.to)),
          itemOffered: named(item),
        })),
      },
    }),
  };
}

const named = ({ to, name }: Pick<ServiceListItem, "to" | "name">) =>
  ({ "@type": "Service", name, url: company.url + pathTo(to) }) as const satisfies Service;

/** The offer of a solution with its starting price, if it has one. */
const offerAt = (solution: MicrosoftSolution | undefined) =>
  ({
    "@type": "Offer",
    ...(solution && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        minPrice: solution.startingPrice,
        priceCurrency: "USD",
        ...(solution.monthly && { unitText: perUserPerMonth }),
      },
    }),
  }) as const satisfies Offer;
