import type { ComponentPropsWithRef } from 'react';
import { useFormatDate } from '../format/use-format-date.ts';
import type { DateInput } from '../format/format.ts';
import { formatRelativeTime } from './format-relative-time.ts';
import { useRenderTime } from './use-render-time.ts';

export type RelativeTimeProps = Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> & {
  date: DateInput;
};

/** How long ago a date was, updated every minute. */
export function RelativeTime({ date, ...rest }: RelativeTimeProps) {
  const now = useRenderTime();
  const formatDate = useFormatDate();
  const value = new Date(date);
  if (Number.isNaN(value.getTime())) return null;
  return (
    <time title={formatDate(value)} {...rest} dateTime={value.toISOString()}>
      {formatRelativeTime(value, now, formatDate)}
    </time>
  );
}
