import { request } from 'node:https';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as SiteCheck from '@showcase/site-check';
import { createClient } from '@supabase/supabase-js';

export type Progress = { checked: number; cpuSeconds: number; heap: number; rss: number };
export type Job = {
  root: string;
  url: string;
  key: string;
  port: number;
  ca: string;
  count: number;
  /** Fetches the same files and does nothing else. */
  isPlain: boolean;
};

/** Makes the checks that are due as a checkout does, in a process of its own, and reports after every tenth: `read.ts {job}`. */
const job = JSON.parse(process.argv[2] ?? '') as Job;
const { root, url, key, port, ca, count, isPlain } = job;
const step = Math.ceil(count / 10);
let checked = 0;

await (isPlain ? fetchAll() : checkAll());
if (checked % step > 0) process.send?.(measure());
process.disconnect();

function addOne() {
  checked += 1;
  if (checked % step === 0) process.send?.(measure());
}

async function checkAll() {
  const file = join(root, 'packages/site-check/src/index.ts');
  const code = (await import(pathToFileURL(file).href)) as typeof SiteCheck;
  const queue = code.createCheckQueue(createClient(url, key, { auth: { persistSession: false } }));
  const network = code.createNetwork();
  await code.checkSites({
    queue: {
      ...queue,
      async report(...report) {
        await queue.report(...report);
        addOne();
      },
    },
    userAgent: code.createUserAgent('https://showcase.example'),
    network: {
      ...network,
      ca,
      findAddresses: () => Promise.resolve(['127.0.0.1']),
      isPublic: () => true,
      connect: (address, _port, options) => network.connect(address, port, options),
    },
    timeBudget: Infinity,
    maxChecks: Infinity,
  });
}

async function fetchAll() {
  for (let number = 1; number <= count; number += 1) {
    for (const path of ['/', '/app.js', '/app.css'])
      await fetchFile(`p${number}.example.com`, path);
    addOne();
  }
}

function fetchFile(host: string, path: string): Promise<void> {
  const connection = { host: '127.0.0.1', port, servername: host, ca, agent: false as const };
  return new Promise((resolve, reject) => {
    request({ ...connection, path, headers: { host } })
      .on('response', (response) => response.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });
}

function measure(): Progress {
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  return { checked, cpuSeconds: (user + system) / 1e6, heap: heapUsed, rss };
}
