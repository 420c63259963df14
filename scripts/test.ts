// Runs every check and ends with one line, `N passed, N failed`. `--quick` is the inner loop: no browser, no long tests.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.ts';
import { LEFT_TO_NPM_TEST } from './long-tests.ts';
import { root, run } from './run.ts';
import { buildWeb } from './web-build.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const quick = process.argv.includes('--quick');
const results = join(root, 'test-results');
const cache = join(root, 'node_modules', '.cache');
// The tests start many servers: what Node has compiled once, it need not compile again.
process.env.NODE_COMPILE_CACHE ??= join(cache, 'node');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const counts: Count[] = [];
const failures: string[] = [];

async function step(name: string, work: () => Promise<Count>): Promise<void> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const count = await work();
  counts.push(count);
  if (count.failed > 0) failures.push(name);
  console.log(
    `   ${name}: ${count.passed} passed, ${count.failed} failed in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}

const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

const tool = async (command: string, ...args: string[]): Promise<Count> => one((await run(command, args)) === 0);

async function types(): Promise<Count> {
  const projects = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const waiting = [...projects, 'scripts'].filter((project) => existsSync(join(root, project, 'tsconfig.json')));
  const counted: Count[] = [];
  const check = async () => {
    for (let project = waiting.pop(); project; project = waiting.pop()) counted.push(await typesOf(project));
  };
  await Promise.all([check(), check()]);
  return sum(counted);
}

/** What has not changed since the last time is not checked again. */
const typesOf = (project: string): Promise<Count> =>
  tool('tsc', '-p', project, '--incremental', '--tsBuildInfoFile', join(cache, 'tsc', `${project}.tsbuildinfo`));

async function vitest(): Promise<Count> {
  const report = join(results, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Many files wait more than they work. None changes what its modules hold, so they need not be loaded for each anew.
  args.push(`--maxWorkers=${availableParallelism() + 1}`, '--no-isolate');
  // A project knows its files from its own folder.
  if (quick) args.push(...LEFT_TO_NPM_TEST.map((file) => `--exclude=**/${file.split('/').slice(2).join('/')}`));
  const code = await run('vitest', args, { env: quick ? { QUICK: '1' } : {} });
  if (!existsSync(report)) return one(false);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return atLeastOneFailure({ passed: numPassedTests, failed: numFailedTests }, code);
}

async function browser(): Promise<Count> {
  let path: string;
  try {
    path = chromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return one(false);
  }
  if (!(await buildWeb())) return one(false);
  const report = join(results, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    cwd: join(root, 'apps/web'),
    env: { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (!existsSync(report)) return one(false);
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, code);
}

/** A runner that failed as a whole (a crash, an unhandled error) never counts as passed. */
const atLeastOneFailure = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

const sum = (all: readonly Count[]): Count =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });

await step('format and lint', () => tool('biome', 'ci', '--error-on-warnings', '.'));
await step('types', types);
await step('dead code', () => tool('knip', '--no-progress'));
await step('unit, property and integration tests', vitest);
if (!quick) await step('browser tests', browser);

const total = sum(counts);
if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}.`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
