import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { writeCalendarFile, type CalendarDate } from './calendar-file.ts';

const url = 'https://showcase.example/dashboard/dev/requests?request=1';

async function readEvent(entry: CalendarDate) {
  const text = await writeCalendarFile(entry);
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('The file has no event.');
  return { event: new ICAL.Event(component), component, text };
}

it('is a whole day for a due date, the same in every zone', async () => {
  const { event, component } = await readEvent({
    key: 'due-1',
    title: 'Due: Tee; Kaffee, "Gebäck" für 北京 \\ مرحبا',
    url,
    when: { dueOn: '2026-12-31' },
  });
  expect(event.summary).toBe('Due: Tee; Kaffee, "Gebäck" für 北京 \\ مرحبا');
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe('2026-12-31');
  expect(event.endDate.toString()).toBe('2027-01-01');
  expect(event.uid).toBe('due-1@bolt-showcase');
  expect(component.getFirstPropertyValue('url')).toBe(url);
});

it('is at its instant for a time', async () => {
  const { event } = await readEvent({
    key: 'offer-1',
    title: 'Offer expires',
    url,
    when: { at: '2026-12-03T22:59:59.999+00:00' },
  });
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-03T22:59:59.000Z');
});

it('ends its last line, and is newer than a file that was written before', async () => {
  const entry = { key: 'due-1', title: 'Due', url, when: { dueOn: '2026-12-31' } };
  const write = (time: string) => writeCalendarFile(entry, new Date(time));
  const [former = '', latter = ''] = [
    await write('2026-11-01T10:00:00Z'),
    await write('2026-11-01T10:01:00Z'),
  ];
  expect(latter.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const sequence = (text: string) => Number(/^SEQUENCE:(\d+)\r$/m.exec(text)?.[1]);
  expect(sequence(latter)).toBe(sequence(former) + 1);
});

it('keeps lines within 75 octets', async () => {
  const { text, event } = await readEvent({
    key: 'due-2',
    title: 'ä'.repeat(150),
    url,
    when: { dueOn: '2026-12-31' },
  });
  const max = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
  expect(max).toBeLessThanOrEqual(75);
  expect(event.summary).toBe('ä'.repeat(150));
});
