import { describe, expect, it, vi } from 'vitest';
import { createMailQueue, createSmtpTransport } from '../src/sender/index.ts';
import type { MailTransport } from '../src/sender/index.ts';
import { createQueue, deliver } from './support/queue.ts';
import { startSmtpServer } from './support/smtp.ts';

const many = Array.from({ length: 60 }, (_, index) => `user-${index}@example.com`);

/** Accepts everything, after what `before` does. */
function createTransport(before: (to: string) => Promise<void> | void = () => undefined) {
  const sent: string[] = [];
  const transport: MailTransport = {
    async send({ to }) {
      await before(to);
      sent.push(to);
      return '250 accepted';
    },
    release: vi.fn(),
  };
  return { sent, transport };
}

describe('the queue', () => {
  it('is emptied', async () => {
    const { queue, waiting, reports } = createQueue(...many);
    const { sent, transport } = createTransport();
    const delivery = await deliver({ queue, transport });

    expect(delivery).toEqual({ sent: 60, retry: 0, failed: 0, connectionFailure: null });
    expect([sent.length, waiting.length, reports.length]).toEqual([60, 0, 60]);
    expect(transport.release).toHaveBeenCalledOnce();
  });

  it('is emptied by two senders, without a repeat', async () => {
    const server = await startSmtpServer();
    const { queue } = createQueue(...many);
    const deliveries = await Promise.all([
      deliver({ queue, transport: createSmtpTransport(server.url) }),
      deliver({ queue, transport: createSmtpTransport(server.url) }),
    ]);

    expect(server.recipients()).toEqual(many.toSorted());
    expect(deliveries.map(({ sent }) => sent)).toEqual([40, 20]);
  });

  it('is left to the next call when the time is over, or enough are sent', async () => {
    const { queue, waiting } = createQueue(...many);
    let time = 0;
    const { transport } = createTransport(() => void (time += 1_000));
    await deliver({ queue, transport, timeBudget: 15_000, now: () => time });
    expect(waiting).toHaveLength(40);

    await deliver({ queue, transport, maxMails: 25, now: () => time });
    expect(waiting).toHaveLength(15);
  });

  it('is left to the next call when rendering has taken its time, and waiting takes none of it', async () => {
    const { queue, waiting } = createQueue(...many);
    let time = 0;
    const { transport } = createTransport(() => void (time += 500));
    const render = ({ to }: { to: string }) => {
      time += 10;
      if (to === 'user-0@example.com') throw new Error('It takes time too');
      return { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
    };
    const options = { queue, transport, render, renderBudget: 300, now: () => time };

    expect(await deliver(options)).toMatchObject({ sent: 39, failed: 1 });
    expect(waiting).toHaveLength(20);
    expect(await deliver(options)).toMatchObject({ sent: 20, failed: 0 });
  });

  it('stops after the mails that are being sent', async () => {
    const { queue, reports } = createQueue(...many);
    const controller = new AbortController();
    const { sent, transport } = createTransport(() => controller.abort());
    await deliver({ queue, transport, signal: controller.signal });

    expect(sent.length).toBeLessThan(5);
    expect(reports).toHaveLength(sent.length);
  });

  it('keeps a mail whose lease could end before it is sent', async () => {
    const { queue, reports } = createQueue(...many.slice(0, 20));
    let time = 0;
    const { sent, transport } = createTransport(() => void (time += 50_000));
    const delivery = await deliver({ queue, transport, timeLimit: 60_000, now: () => time });

    expect(time, 'none is started in the last minute of five').toBeLessThanOrEqual(450_000);
    expect(sent.length).toBeLessThan(20);
    expect(reports, 'another sender will report the others').toHaveLength(sent.length);
    expect(delivery.sent).toBe(sent.length);
  });

  it('claims nothing with a wrong sender', async () => {
    const { queue, waiting } = createQueue(...many);
    const { transport } = createTransport();

    await expect(deliver({ queue, transport, from: 'Showcase' })).rejects.toThrow(
      'MAIL_FROM must be one sender, such as: Showcase <mail@showcase.example>',
    );
    expect(waiting).toHaveLength(60);
  });
});

describe('a report', () => {
  it('follows each mail at once', async () => {
    const { queue, reports } = createQueue(
      'ada@example.com',
      'ben@example.com',
      'cleo@example.com',
    );
    let finish = () => undefined as void;
    const { transport } = createTransport((to) =>
      to === 'ben@example.com' ? new Promise((resolve) => (finish = resolve)) : undefined,
    );
    const delivery = deliver({ queue, transport });
    await expect.poll(() => reports).toHaveLength(2);
    finish();
    await delivery;

    expect(reports.map(({ to }) => to)).toEqual([
      'ada@example.com',
      'cleo@example.com',
      'ben@example.com',
    ]);
  });

  it('is repeated if the database does not respond', async () => {
    const { queue, outcomes } = createQueue('ada@example.com');
    const { transport, sent } = createTransport();
    const report = vi.fn(queue.report).mockRejectedValueOnce(new Error('fetch failed'));
    await deliver({ queue: { ...queue, report }, transport });

    expect(outcomes()).toEqual({ 'ada@example.com': 'sent' });
    expect(sent).toEqual(['ada@example.com']);
  });

  it('ends the sending if it remains impossible, because all would be sent twice', async () => {
    const { queue } = createQueue(...many);
    const { transport, sent } = createTransport();
    const report = () => Promise.reject(new Error('fetch failed'));

    await expect(deliver({ queue: { ...queue, report }, transport })).rejects.toThrow(
      'fetch failed',
    );
    expect(sent.length).toBeLessThan(5);
  });
});

describe('the queue in the database', () => {
  it('calls its two functions, with a time limit', async () => {
    const calls: unknown[] = [];
    const queue = createMailQueue({
      rpc: (name, args) => {
        const call = Promise.resolve({
          data: [{ id: '1', to: 'a@b.c' }, { id: 2 }, null],
          error: null,
        });
        const abortSignal = (signal: AbortSignal) => {
          calls.push([name, args, signal.aborted]);
          return call;
        };
        return Object.assign(call, { abortSignal });
      },
    });

    expect(await queue.claim(7)).toEqual([{ id: '1', to: 'a@b.c' }]);
    await queue.report('1', 'retry', 'Not now');
    expect(calls).toEqual([
      ['claim_mails', { max_mails: 7 }, false],
      ['report_mail', { id: '1', outcome: 'retry', response: 'Not now' }, false],
    ]);
  });

  it('says which of them failed', async () => {
    const result = Promise.resolve({ data: null, error: { message: 'permission denied' } });
    const call = Object.assign(result, { abortSignal: () => result });

    await expect(createMailQueue({ rpc: () => call }).claim(1)).rejects.toThrow(
      'claim_mails failed: permission denied',
    );
  });
});
