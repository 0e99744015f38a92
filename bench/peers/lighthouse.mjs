import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';

/*
 * Runs Lighthouse with a phone's settings: `lighthouse.mjs URL` prints its figures as JSON. BENCH_BROWSER describes
 * the browser.
 */
const { executablePath, args, env } = JSON.parse(process.env.BENCH_BROWSER);
const chrome = await chromeLauncher.launch({
  chromePath: executablePath,
  chromeFlags: args.some((arg) => arg.startsWith('--headless')) ? args : [...args, '--headless=new'],
  envVars: env,
});
try {
  const { lhr } = await lighthouse(process.argv[2], {
    port: chrome.port,
    onlyCategories: ['performance', 'accessibility'],
    logLevel: 'error',
  });
  const ms = (audit) => lhr.audits[audit].numericValue;
  const asked = lhr.audits['network-requests'].details.items.map(({ url }) => url);
  console.log(
    JSON.stringify({
      lcpMs: ms('largest-contentful-paint'),
      tbtMs: ms('total-blocking-time'),
      cls: ms('cumulative-layout-shift'),
      accessibility: lhr.categories.accessibility.score * 100,
      missed: lhr.categories.accessibility.auditRefs
        .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score === 0)
        .map(({ id }) => id),
      scripts: asked.filter((url) => new URL(url).pathname.endsWith('.js')),
      element: lhr.audits['lcp-breakdown-insight']?.details?.items?.at(-1)?.snippet,
    }),
  );
} finally {
  chrome.kill();
}
