import { createHash } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { securityHeaders } from "../../scripts/build/security-headers";
import { honeypotLabel } from "../../src/contact/content";
import { analytics, analyticsHosts } from "../../src/site/analytics";
import { messageEndpoint } from "../../src/site/company";
import { HostedImage } from "../../src/ui/picture/HostedImage";
import { hostedImageOrigins } from "../../src/ui/picture/hosted-image-origins";
import { all, everyPath, pageAt } from "../dist-page";
import { builtFiles, read } from "./site";

const headers = securityHeaders("'sha256-abc='");
const policy = new Map(
  (headers["Content-Security-Policy"] ?? "").split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources.join(" ")];
  }),
);

/** Values of a directive in the policies of all built documents, without duplicates. */
const sent = (directive: string): string[] => [
  ...new Set(String(read("_headers")).match(new RegExp(`(?<=${directive} )[^;]+`, "g"))),
];

test("the policy forbids everything that the site does not use", () => {
  expect(policy.get("default-src")).toBe("'none'");
  expect(policy.get("connect-src")).toBe("'self'");
  expect(policy.get("frame-ancestors")).toBe("'none'");
  expect(policy.get("base-uri")).toBe("'none'");
  expect(policy.get("script-src")).toBe("'self'");
  expect(policy.get("form-action")).toBe("'none'");
  expect(policy.get("style-src")).toBe("'self' 'sha256-abc='");
  expect(headers["Content-Security-Policy"]).not.toMatch(/unsafe-|\*|data:|http:/);
});

test("the other security headers have their values", () => {
  expect(headers["Strict-Transport-Security"]).toBe("max-age=63072000");
  expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  expect(headers["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["Permissions-Policy"]).toContain("camera=()");
  expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin");
  expect(headers["Cross-Origin-Resource-Policy"]).toBe("same-origin");
  expect(headers["Cross-Origin-Embedder-Policy"]).toBe("credentialless");
});

test("every document's script has the integrity hash of its file", () => {
  for (const path of everyPath) {
    const [script, ...others] = all(pageAt(path).document, 'script[src^="/"]');
    expect(others, path).toEqual([]);
    const digest = createHash("sha384")
      .update(read(script?.getAttribute("src")?.slice(1) ?? ""))
      .digest("base64");
    expect(script?.getAttribute("integrity"), path).toBe(`sha384-${digest}`);
  }
});

test("no form has an action that browsers count as mixed content", () => {
  const forms = everyPath.flatMap((path) => all(pageAt(path).document, "form"));
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) expect(form.getAttribute("action") ?? "/").toMatch(/^(?:https:|\/)/);
});

describe("images on other hosts", () => {
  test("are recorded when the build renders one, and allowed by host", () => {
    hostedImageOrigins.clear();
    for (const src of [
      "https://b.example/1.jpg",
      "https://a.example:8443/2.jpg?w=1",
      "https://b.example/3.jpg",
    ]) {
      renderToStaticMarkup(createElement(HostedImage, { src, alt: "", loading: "lazy" }));
    }
    expect(
      securityHeaders("", { images: hostedImageOrigins })["Content-Security-Policy"],
    ).toContain("; img-src 'self' https://a.example:8443 https://b.example; ");
  });

  test("are allowed only if a built document shows one", () => {
    const shown = everyPath
      .flatMap((path) => all(pageAt(path).document, 'img:not([src^="/"])'))
      .map((image) => new URL(image.getAttribute("src") ?? "").origin);
    const allowed = [...new Set(shown)].sort();
    expect(sent("img-src")).toEqual([["'self'", ...allowed].join(" ")]);
    expect(policy.get("img-src")).toBe("'self'");
  });
});

describe("analytics", () => {
  test("add only their hosts to the policy", () => {
    const opened = securityHeaders("", { analytics: ["https://a.example", "https://b.example"] });
    const text = opened["Content-Security-Policy"] ?? "";
    expect(text).toContain("; script-src 'self' https://a.example https://b.example; ");
    expect(text).toContain("; connect-src 'self' https://a.example https://b.example; ");
    expect(text.replaceAll(" https://a.example https://b.example", "")).toBe(
      securityHeaders("")["Content-Security-Policy"],
    );
  });

  test("are in the policy and in every document as the record says", () => {
    expect(sent("script-src")).toEqual([["'self'", ...analyticsHosts].join(" ")]);
    for (const path of everyPath) {
      const foreign = all(pageAt(path).document, 'script[src]:not([src^="/"])');
      expect(foreign.map((script) => script.getAttribute("src"))).toEqual(
        analytics.map(({ script }) => script),
      );
    }
  });
});

describe("an endpoint for messages", () => {
  test("adds only its origin to the policy", () => {
    const endpoint = "https://forms.example:8443/m?a=b&c=d";
    const opened = securityHeaders("", { endpoint })["Content-Security-Policy"];
    const rest = (text = "") => text.replace(/(connect-src|form-action) [^;]+/g, "$1");
    expect(opened).toContain("; connect-src 'self' https://forms.example:8443; ");
    expect(opened).toContain("; form-action 'self' https://forms.example:8443; ");
    expect(rest(opened)).toBe(rest(securityHeaders("")["Content-Security-Policy"]));
  });

  test("is in the policy only if company.ts names one", () => {
    const origin = messageEndpoint && new URL(messageEndpoint).origin;
    const hosts = new Set(["'self'", origin ?? [], analyticsHosts].flat());
    expect(sent("connect-src")).toEqual([[...hosts].join(" ")]);
    expect(sent("form-action")).toEqual([origin ? `'self' ${origin}` : "'none'"]);
  });

  test.skipIf(messageEndpoint)("adds no code to a site without one", () => {
    for (const path of everyPath) expect(pageAt(path).html).not.toContain(honeypotLabel);
    const scripts = builtFiles.filter((file) => file.endsWith(".js")).map((file) => read(file));
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) {
      expect(script.toString()).not.toMatch(/idempotencyKey|secondsToSubmit/);
    }
  });
});
