import type { ComponentPropsWithRef } from 'react';
import { formatDate } from '../format/format.ts';
import type { DateInput } from '../format/format.ts';
import { formatRelativeTime } from './format-relative-time.ts';
import { useMinute } from './use-minute.ts';

export type RelativeTimeProps = Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> & {
  date: DateInput;
};

/** How long ago a date was, updated every minute. */
export function RelativeTime({ date, ...rest }: RelativeTimeProps) {
  useMinute();
  const value = new Date(date);
  if (Number.isNaN(value.getTime())) return null;
  return (
    <time title={formatDate(value)} {...rest} dateTime={value.toISOString()}>
      {formatRelativeTime(value)}
    </time>
  );
}
