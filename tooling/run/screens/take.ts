import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { listStories } from '../../../packages/ui/scripts/stories.ts';
import { serveStorybook } from '../../../packages/ui/scripts/serve-storybook.ts';
import { buildEverything } from '../build.ts';
import { run } from '../outcomes/command.ts';
import { localDir } from '../project.ts';
import { photographPage, photographStory } from './browser/photograph.ts';
import { runJobs } from './browser/run-jobs.ts';
import { compareRuns } from './comparison/compare-runs.ts';
import { openFolders, replaceCurrent, type Folders } from './comparison/folders.ts';
import { takeDocsPictures } from './docs/take-docs-pictures.ts';
import { isComplete, isSelected, readOptions } from './pictures/options.ts';
import { listPictures, pageSubject, storySubject, type Subject } from './pictures/picture.ts';
import { buildGallery } from './report/build-gallery.ts';
import { sortResults, summarize } from './report/sort-results.ts';
import { sitePages } from './site/site-pages.ts';
import { startStillSite, type StillSite } from './site/start-site.ts';

type Taken = { subjects: Subject[]; failures: Map<string, string> };

/**
 * `npm run screens` photographs the pages and stories and compares the pictures with those of the run before. `-- --pages` or `--stories`
 * takes only those, `--only landing` those with this in their name; `--docs` takes the pictures of the documentation instead.
 */
const options = readOptions(process.argv.slice(2));
if (options.isForDocs) await withSite(takeDocsPictures);
else await takeAndCompare();

async function takeAndCompare() {
  const folders = await openFolders(resolve(localDir, 'screens'));
  const nothing: Taken = { subjects: [], failures: new Map() };
  const pages = options.kinds.includes('page') ? await takePages(folders) : nothing;
  const stories = options.kinds.includes('story') ? await takeStories(folders) : nothing;
  const subjects = [...pages.subjects, ...stories.subjects];
  const failures = new Map([...pages.failures, ...stories.failures]);
  if (subjects.length === 0) throw new Error(`No page or story has '${options.only}' in its name.`);

  const files = subjects.flatMap(listPictures).map(({ file }) => file);
  await replaceCurrent(folders, files, isComplete(options));
  const results = await compareRuns(folders, files, failures);
  const gallery = resolve(folders.root, 'index.html');
  await writeFile(gallery, buildGallery(sortResults(subjects, results), results));
  for (const [file, reason] of failures) console.error(`${file}: ${reason}`);
  console.log(`${summarize(results)}\n${gallery}`);
  if (failures.size > 0) process.exitCode = 1;
}

async function takePages({ taken }: Folders): Promise<Taken> {
  const pages = sitePages.filter(({ name }) => isSelected(options, name));
  if (pages.length === 0) return { subjects: [], failures: new Map() };
  const failures = await withSite((site) =>
    runJobs(pages.flatMap((page) => photographPage(site, page, taken))),
  );
  return { subjects: pages.map(pageSubject), failures };
}

async function takeStories({ taken }: Folders): Promise<Taken> {
  const args = ['run', 'build-storybook', '--output-logs=errors-only'];
  const built = await run('stories', 'turbo', args);
  if (!built.passed) throw new Error('The stories could not be built. See the output above.');
  const storybook = await serveStorybook();
  try {
    const all = await listStories(storybook.url);
    const stories = all.filter(({ id }) => isSelected(options, id));
    const failures = await runJobs(
      stories.flatMap((story) => photographStory(storybook.url, story, taken)),
    );
    return { subjects: stories.map(storySubject), failures };
  } finally {
    storybook.close();
  }
}

async function withSite<Result>(use: (site: StillSite) => Promise<Result>): Promise<Result> {
  const built = await buildEverything();
  if (!built.passed) throw new Error('The build failed. See the output above.');
  const site = await startStillSite();
  try {
    return await use(site);
  } finally {
    await site.stop();
  }
}
