import { afterEach, expect, test, vi } from "vitest";
import { hostFiles, limits } from "../../scripts/build/host-files";
import { securityHeaders } from "../../scripts/build/security-headers";

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

/** The files for a site of `count` documents. */
const filesFor = (count: number) => {
  const documents = Array.from({ length: count }, (_, index) => {
    const name = index ? `page-${index}` : "404";
    const path = index ? `/${name}` : undefined;
    return { file: `${name}.html`, path, style: `'sha256-${"=".repeat(43)}${index}'` };
  });
  return hostFiles({ documents, withStyle: (style) => securityHeaders(style) });
};

test("a site of any size has a rule for each document, in lines of at most 2,000 characters", () => {
  for (const count of [1, 20, 40, 98]) {
    const { headers, "nginx/maps.conf": maps } = filesFor(count);
    expect(headers.match(/^\//gm)).toHaveLength(count + 1);
    expect(maps.match(/^ {2}\/.*\.html /gm)).toHaveLength(count);
    for (const line of headers.split("\n")) expect(line.length).toBeLessThanOrEqual(limits.line);
  }
  expect(warn).not.toHaveBeenCalled();
});

test("a site with more rules than Cloudflare reads is built with a warning", () => {
  expect(filesFor(100).headers).toContain("/page-99\n");
  expect(warn).toHaveBeenCalledOnce();
});
