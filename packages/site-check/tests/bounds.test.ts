import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readSite } from '../src/index.ts';
import { startServers } from './support/servers.ts';

const servers = await startServers();
const { network } = servers;
const head = 'HTTP/1.1 200 OK\r\n';

beforeEach(() => servers.reset());
afterAll(() => servers.stop());

async function read(maxBytes = 1_000, timeLimit = 10_000) {
  const reader = { network, userAgent: 'Test/1.0', requests: { left: 10 }, timeLimit };
  const { status, body, isCut } = await readSite('http://example.com/', reader, maxBytes);
  return { status, body: Buffer.from(body).toString(), isCut };
}

describe('a response', () => {
  it.each([
    ['with a length', `${head}Content-Length: 5\r\n\r\nHello`],
    ['in chunks', `${head}Transfer-Encoding: chunked\r\n\r\n2\r\nHe\r\n3\r\nllo\r\n0\r\n\r\n`],
    ['until the end', `${head}\r\nHello`],
    [
      'after an interim one',
      `HTTP/1.1 103 Early Hints\r\n\r\n${head}Content-Length: 5\r\n\r\nHello`,
    ],
  ])('is read %s', async (_form, text) => {
    servers.answerRawWith((socket) => socket.end(text));

    expect(await read()).toEqual({ status: 200, body: 'Hello', isCut: false });
  });

  it.each([
    ['is none', 'Hello'],
    ['is empty', ''],
    ['ends in its head', 'HTTP/1.1 200 OK\r\nContent-'],
    ['ends before its length', `${head}Content-Length: 9\r\n\r\nHello`],
    ['ends within chunks', `${head}Transfer-Encoding: chunked\r\n\r\n5\r\nHello\r\n`],
    ['has a negative length', `${head}Content-Length: -40\r\n\r\nHello`],
    ['has no length in digits', `${head}Content-Length: five\r\n\r\nHello`],
    ['has a length in parts', `${head}Content-Length: 4.5\r\n\r\nHello`],
    ['has a negative chunk', `${head}Transfer-Encoding: chunked\r\n\r\n-9\r\nHello\r\n`],
    ['is packed and cut', packed(gzipSync('Hello '.repeat(99)).subarray(0, -9))],
    ['is packed in an unknown way', `${head}Content-Encoding: br\r\n\r\nHello`],
    [
      'has long heads of chunks',
      `${head}Transfer-Encoding: chunked\r\n\r\n5;${'a'.repeat(600_000)}\r\nHello\r\n0\r\n\r\n`,
    ],
    [
      'has long trailers',
      `${head}Transfer-Encoding: chunked\r\n\r\n0\r\n${'a:b\n'.repeat(150_000)}\r\n`,
    ],
    ['has a long head', `${head}${'a: b\r\n'.repeat(30_000)}\r\nHello`],
    ['has a long line in its head', `${head}a: ${'b'.repeat(200_000)}\r\n\r\nHello`],
    ['comes after many interim ones', `${'HTTP/1.1 103 \r\n\r\n'.repeat(40_000)}${head}\r\nHello`],
  ])('is an error if it %s', async (_reason, text) => {
    servers.answerRawWith((socket) => socket.end(text));

    await expect(read()).rejects.toMatchObject({ problem: 'invalid-response' });
  });

  it('is cut where it is longer, and its rest is not awaited', async () => {
    servers.answerRawWith((socket) => socket.write(`${head}\r\n${'a'.repeat(2_000)}`));

    expect(await read()).toEqual({ status: 200, body: 'a'.repeat(1_000), isCut: true });
  });

  it('is an error if its chunks are a byte each', async () => {
    const chunks = '1\r\na\r\n'.repeat(200_000);
    servers.answerRawWith((socket) =>
      socket.end(`${head}Transfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`),
    );

    await expect(read(1_000_000)).rejects.toMatchObject({ problem: 'invalid-response' });
  });

  it('has no body where none is wanted', async () => {
    servers.answerRawWith((socket) => socket.write(`${head}Content-Length: 5\r\n\r\nHello`));

    expect(await read(0)).toEqual({ status: 200, body: '', isCut: true });
  });

  it('is unpacked, up to the limit', async () => {
    servers.answerRawWith((socket) => socket.end(packed(gzipSync('a'.repeat(900)))));
    expect(await read()).toEqual({ status: 200, body: 'a'.repeat(900), isCut: false });

    // What follows the limit is not unpacked: this one has no end.
    const endless = gzipSync('a'.repeat(900_000)).subarray(0, -9);
    servers.answerRawWith((socket) => socket.end(packed(endless)));
    expect(await read()).toEqual({ status: 200, body: 'a'.repeat(1_000), isCut: true });
  });

  it.each([
    ['never begins', []],
    ['never ends', [`${head}Content-Length: 5\r\n\r\nHe`]],
  ])('is too slow if it %s', async (_reason, texts) => {
    servers.answerRawWith((socket) => texts.forEach((text) => socket.write(text)));

    await expect(read(1_000, 300)).rejects.toMatchObject({ problem: 'too-slow' });
  });

  it('is too slow if it drips', async () => {
    servers.answerRawWith((socket) => {
      const timer = setInterval(() => socket.write('H'), 20);
      socket.write(`${head}\r\n`);
      socket.on('close', () => clearInterval(timer));
    });

    await expect(read(1_000, 300)).rejects.toMatchObject({ problem: 'too-slow' });
  });
});

function packed(body: Buffer) {
  return Buffer.concat([Buffer.from(`${head}Content-Encoding: gzip\r\n\r\n`), body]);
}
