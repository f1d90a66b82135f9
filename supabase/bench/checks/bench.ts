import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@showcase/local-supabase';
import type { Sql } from '@showcase/local-supabase';
import { againstOptions, openCheckouts } from '../../../tooling/run/against/checkouts.ts';
import type { Figure } from '../../../tooling/run/against/comparison.ts';
import { namesOf, printRounds } from '../../../tooling/run/against/rounds.ts';
import { startBackendProcess } from '../backend-process.ts';
import type { Job, Progress } from './read.ts';

/** `npm run bench:checks` measures what a day of checks costs, and the memory of what makes them. `-- --projects 10000` is the default. */
const { values } = parseArgs({
  options: { ...againstOptions, projects: { type: 'string', default: '10000' } },
});
const count = Number(values.projects);
const goalMinutes = 20;

const checkouts = await openCheckouts(values.against);
const server = fork(join(import.meta.dirname, 'sites.ts'));
const [sites] = (await once(server, 'message')) as [{ port: number; ca: string }];
try {
  console.log(`${count} projects, load ${loadavg()[0]?.toFixed(1)}`);
  await printRounds(checkouts, Number(values.runs), measure, namesOf(checkouts));
  console.log(`The goal is ${goalMinutes} minutes for 10,000 projects.`);
} finally {
  server.disconnect();
}

async function measure({ name, root }: { name: string; root: string }): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-checks-'));
  const options = { root, dataDir, seed: false, deliversMail: false, isThrowaway: true };
  const backend = await startBackendProcess(options);
  const sql = connect(backend.databaseUrl, { max: 1 });
  try {
    await addProjects(sql);
    const job = { root, url: backend.url, key: backend.secretKey, ...sites, count };
    console.log(`\n${name}`);
    const checks = await read({ ...job, isPlain: false });
    console.log('without rules');
    const plain = await read({ ...job, isPlain: true });
    const [row] = await sql<{ runs: number }[]>`
      select count(*)::integer as runs from public.project_checks where state = 'runs'`;
    const [first] = checks;
    const last = checks.at(-1);
    const seconds = last?.cpuSeconds ?? NaN;
    return [
      {
        label: 'processor time of 10,000 projects',
        unit: 's',
        value: (seconds / count) * 1e4,
      },
      { label: 'processor time', unit: 's', value: seconds },
      { label: 'of fetching alone', unit: 's', value: plain.at(-1)?.cpuSeconds ?? NaN },
      { label: 'memory after the first tenth', unit: 'MB', value: first?.rss ?? NaN },
      { label: 'memory at the end', unit: 'MB', value: last?.rss ?? NaN },
      { label: 'found to run', unit: '', value: row?.runs ?? NaN },
    ];
  } finally {
    await sql.end();
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Each with a host of its own, and a check that is due. Without triggers, which are not measured. */
async function addProjects(database: Sql): Promise<void> {
  await database.begin(async (tx) => {
    const [person] = await tx<{ id: string }[]>`
      insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.com') returning id`;
    const owner = person?.id ?? '';
    await tx`update public.users set is_dev = true where id = ${owner}`;
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into public.projects (user_id, title, description, bolt_url, live_url, tags)
      select ${owner}, 'Tides ' || n, 'A table of tides for small harbours, without a network.',
        'https://bolt.new/~/tides', 'https://p' || n || '.example.com/', '{Web}'
      from generate_series(1, ${count}::integer) n`;
    await tx`insert into public.project_checks (project_id, url) select id, live_url from public.projects`;
    await tx`
      insert into private.site_checks (kind, target, host)
      select 'runs', p.live_url, private.host_of(p.live_url) from public.projects p`;
    await tx`insert into private.checked_hosts (host) select c.host from private.site_checks c`;
  });
}

/** Prints what the process that reads reports, and returns it. */
async function read(job: Job): Promise<Progress[]> {
  console.log(['checked', 'cpu each', 'heap', 'rss'].map(column).join(''));
  const child = fork(join(import.meta.dirname, 'read.ts'), [JSON.stringify(job)]);
  const reports: Progress[] = [];
  child.on('message', (progress: Progress) => {
    const before = reports.at(-1) ?? { checked: 0, cpuSeconds: 0 };
    reports.push(progress);
    const { checked, cpuSeconds, heap, rss } = progress;
    const cpu = ((cpuSeconds - before.cpuSeconds) / (checked - before.checked)) * 1000;
    const cells = [checked, `${cpu.toFixed(1)} ms`, megabytes(heap), megabytes(rss)];
    console.log(cells.map(column).join(''));
  });
  await once(child, 'exit');
  return reports;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function column(cell: string | number): string {
  return String(cell).padStart(14);
}
