import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HostedImage } from "../../src/ui/picture/HostedImage";
import { watch } from "../../src/ui/picture/hosted-image.behavior";

test("an image on another host is loaded lazily where it may be, and always without a referrer", () => {
  for (const loading of ["lazy", "eager"] as const) {
    const src = "https://pictures.example/roof.jpg";
    const html = renderToStaticMarkup(createElement(HostedImage, { src, alt: "", loading }));
    const [image] = /<img [^>]*>/i.exec(html) ?? [];
    expect(image).toContain(`loading="${loading}"`);
    expect(image).toMatch(/ referrerpolicy="no-referrer"/i);
  }
});

/** Watches an image that is as this says. Returns it, and whether a drawing takes its place. */
function watched(state: { complete: boolean; naturalWidth: number }) {
  const image = Object.assign(new EventTarget(), state);
  const look = { isMissing: false };
  const frame = {
    querySelector: () => image,
    toggleAttribute: () => {
      look.isMissing = true;
    },
  };
  watch(frame as unknown as HTMLElement);
  return { image, look };
}

test("a drawing takes the place of an image that has failed or fails, of no other", () => {
  expect(watched({ complete: true, naturalWidth: 0 }).look.isMissing, "before").toBe(true);
  expect(watched({ complete: true, naturalWidth: 40 }).look.isMissing, "loaded").toBe(false);
  const { image, look } = watched({ complete: false, naturalWidth: 0 });
  expect(look.isMissing, "on its way").toBe(false);
  image.dispatchEvent(new Event("error"));
  expect(look.isMissing, "later").toBe(true);
});
