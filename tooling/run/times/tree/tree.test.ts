import { expect, it } from 'vitest';
import { parseStat, type Process } from './processes.ts';
import { createTree } from './tree.ts';

const ROOT = 10;

const describeProcess = (pid: number, parent: number, others: Partial<Process> = {}): Process => ({
  pid,
  parent,
  session: 1,
  key: `${pid} 0`,
  seconds: 1,
  childrenSeconds: 0,
  ...others,
});

it('knows the descendants of the root, in whatever order they are listed', () => {
  const tree = createTree(ROOT);
  tree.update([
    describeProcess(12, 11),
    describeProcess(11, ROOT),
    describeProcess(ROOT, 2),
    describeProcess(20, 2),
  ]);
  expect(tree.pids()).toEqual([12, 11, ROOT]);
  expect(tree.orphanedSeconds()).toBe(0);
});

it('counts a process whose parent has ended, as it was last seen', () => {
  const tree = createTree(ROOT);
  const root = describeProcess(ROOT, 2);
  tree.update([root, describeProcess(11, ROOT), describeProcess(12, 11)]);
  tree.update([root, describeProcess(12, 1, { seconds: 3 })]);
  tree.update([root, describeProcess(12, 1, { seconds: 5 })]);
  tree.update([root]);
  expect(tree.pids()).toEqual([ROOT]);
  expect(tree.orphanedSeconds()).toBe(5);
});

it('finds one that was never seen with its parent by its session', () => {
  const tree = createTree(ROOT);
  tree.update([describeProcess(12, 1, { session: ROOT, seconds: 4 })]);
  expect(tree.orphanedSeconds()).toBe(4);
});

it('does not take a later process with the same number for one of its own', () => {
  const tree = createTree(ROOT);
  tree.update([describeProcess(ROOT, 2), describeProcess(11, ROOT)]);
  tree.update([describeProcess(ROOT, 2), describeProcess(11, 2, { key: '11 99' })]);
  expect(tree.pids()).toEqual([ROOT]);
});

it('reads the line of a process whose name has spaces and parentheses', () => {
  const numbers = '42 7 6 0 -1 4194304 1 2 3 4 150 50 20 30 20 0 1 0 9876 1000 200';
  expect(parseStat(`123 (a) b (c)) S ${numbers}`)).toEqual({
    pid: 123,
    parent: 42,
    session: 6,
    key: '123 9876',
    seconds: 2.5,
    childrenSeconds: 0.5,
  });
});
