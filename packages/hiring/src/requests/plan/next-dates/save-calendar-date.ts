import type { RequestDate } from '@showcase/data/hire-requests';
import { saveFile } from '@showcase/kit/files';
import { writeCalendarFile } from '../calendar-file.ts';

type CalendarInput = { date: RequestDate; key: string; title: string; url: string };

/** Downloads a date as an .ics file, which every calendar opens. */
export async function saveCalendarDate({ date, key, title, url }: CalendarInput): Promise<void> {
  const when = date.due_on === null ? { at: date.at ?? '' } : { dueOn: date.due_on };
  const text = await writeCalendarFile({
    key,
    title,
    url,
    when,
  });
  saveFile(`${date.title}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}
