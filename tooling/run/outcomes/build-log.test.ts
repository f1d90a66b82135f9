import { expect, it } from 'vitest';
import { readEndedBuild, readFailures } from './build-log.ts';

const log = `   • Running build in 3 packages
@showcase/shell:build: cache hit, replaying logs 066df083538e77ab
@showcase/shell:build: dist/index.html 12 kB
@showcase/admin:build: cache miss, executing f45709773f46a7d3
@showcase/admin:build: error during build:
@showcase/admin#build:  ERROR  command (/repository/apps/admin) npm run build exited (1)
`;

it('names each build that has ended', () => {
  expect(log.split('\n').map(readEndedBuild).filter(Boolean)).toEqual([
    { name: 'shell', isCached: true },
    { name: 'admin', isCached: false },
  ]);
});

it('shows the output of the builds that failed', () => {
  expect(readFailures(log).split('\n')).toEqual([
    '@showcase/admin:build: cache miss, executing f45709773f46a7d3',
    '@showcase/admin:build: error during build:',
  ]);
});

it('shows everything if Turborepo itself failed', () => {
  expect(readFailures('turbo.json is invalid')).toBe('turbo.json is invalid');
});
