import {
  checkHealth,
  checkSites,
  createCheckQueue,
  createHealthQueue,
  createUserAgent,
} from '@showcase/site-check';
import { respondToSchedule } from '../_shared/respond-to-schedule.ts';
import { connectWithSecretKey, read, serve } from '../_shared/runtime.ts';

const client = connectWithSecretKey();

async function run() {
  if (!URL.canParse(read('SITE_URL'))) throw new Error('SITE_URL must be the URL of the site');
  const userAgent = createUserAgent(read('SITE_URL'));
  // A call may use the processor for two seconds; a page is parsed in some milliseconds, a report takes more.
  const [sites, health] = await Promise.all([
    checkSites({ queue: createCheckQueue(client), userAgent, maxChecks: 20 }),
    checkHealth({ queue: createHealthQueue(client), userAgent }),
  ]);
  return { ...sites, ...health };
}

serve((request) => respondToSchedule(request, { secret: read('CHECK_PROJECTS_SECRET'), run }));
