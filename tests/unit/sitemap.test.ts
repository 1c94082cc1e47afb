import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { sitemap } from "../../scripts/build/sitemap";

const project = mkdtempSync(join(tmpdir(), "project-"));
// Git, and with it the sitemap, works in this folder instead of the site's own.
vi.stubEnv("GIT_DIR", join(project, ".git"));
vi.stubEnv("GIT_WORK_TREE", project);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true });
});

const git = (...words: string[]) => execFileSync("git", words, { stdio: "ignore" });

/** Commits a new file as on a day. */
function commit(file: string, day: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), day);
  vi.stubEnv("GIT_COMMITTER_DATE", `${day}T12:00:00Z`);
  git("add", "--all");
  git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--no-gpg-sign", "-m", file);
}

test("a page's day is that of the last commit that changed its own files", async () => {
  git("init");
  commit("site/pages/services/content.ts", "2025-01-02");
  commit("site/pages/services/backup/content.ts", "2025-02-03");
  commit("site/company.ts", "2025-04-05");
  const pages = ["services", "services/backup", "new"].map((path) => ({
    address: `https://a.example/${path}`,
    folder: `site/pages/${path}`,
  }));
  const days = (await sitemap(pages)).matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<)?/g);
  expect([...days].map(([, ...day]) => day)).toEqual([
    ["https://a.example/services", "2025-01-02"],
    ["https://a.example/services/backup", "2025-02-03"],
    ["https://a.example/new", undefined],
  ]);
});
