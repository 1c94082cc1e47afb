import type { Offer, Service } from "schema-dts";
import type { PricedService, Target } from "~/content-types";
import { priceToday } from "~/lib/prices";
import { familyOf, pathTo } from "~/lib/routes";
import { areaServed, companyReference } from "~/lib/schema-org";
import { company } from "~/site/company";
import { locale } from "~/site/locale";
import { menus } from "~/site/navigation";
import { perUserPerMonth, solutions } from "~/site/prices";

/**
 * The service that a page of a family offers with today's price. An overview page includes the services that its
 * menu lists.
 */
export function serviceOf(target: Target, title: string): Service | undefined {
  if (!familyOf(target)) return;
  const listed = menus
    .find(({ viewAll }) => viewAll === target)
    ?.items.flatMap((item) => (item.to !== undefined && familyOf(item.to) ? [item] : []));
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

const named = ({ to, name }: { readonly to: Target; readonly name: string }) =>
  ({ "@type": "Service", name, url: company.url + pathTo(to) }) as const satisfies Service;

/** The offer of a solution with today's price, if it has one. */
const offerAt = (solution: PricedService | undefined) =>
  ({
    "@type": "Offer",
    ...(solution && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        minPrice: priceToday(solution),
        priceCurrency: locale.currency,
        ...(solution.monthly && { unitText: perUserPerMonth }),
      },
    }),
  }) as const satisfies Offer;
