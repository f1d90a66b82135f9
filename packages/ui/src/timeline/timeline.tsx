import { RelativeTime } from '@showcase/ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { DateInput } from '../format/format.ts';
import { Entry, EntryNote, EntryTime, EntryTitle, TimelineElement } from './timeline.styles.ts';

export type TimelineProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  entries: readonly {
    key: string | number;
    title: ReactNode;
    date: DateInput;
    /** A note on the event, which may have more than text. Its line breaks are preserved. */
    note?: ReactNode;
  }[];
};

/** A list of events, in the given order. */
export function Timeline({ entries, ...rest }: TimelineProps) {
  return (
    <TimelineElement role="list" {...rest}>
      {entries.map(({ key, title, date, note }) => (
        <Entry key={key}>
          <EntryTitle>{title}</EntryTitle>
          <EntryTime>
            <RelativeTime date={date} />
          </EntryTime>
          {note && <EntryNote dir="auto">{note}</EntryNote>}
        </Entry>
      ))}
    </TimelineElement>
  );
}
