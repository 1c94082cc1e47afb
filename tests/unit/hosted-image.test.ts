import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HostedImage } from "../../src/ui/picture/HostedImage";
import { watch } from "../../src/ui/picture/hosted-image.behavior";

test("the host of an image isn't told which page shows it", () => {
  const image = createElement(HostedImage, {
    src: "https://a.test/b.jpg",
    alt: "",
    loading: "lazy",
  });
  expect(renderToStaticMarkup(image)).toMatch(/<img [^>]* referrerpolicy="no-referrer"/i);
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
