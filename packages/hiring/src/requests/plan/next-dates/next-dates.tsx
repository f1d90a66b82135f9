import {
  hireRequestQueries,
  type HireRequestSide,
  type RequestDate,
} from '@showcase/data/hire-requests';
import { useDataClient, useList } from '@showcase/data/query';
import { useNotify, useOrigin } from '@showcase/remote-contract/services';
import { Button, IconButton, Link } from '@showcase/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useId, useState } from 'react';
import { getRequestPath } from '../../request-path.ts';
import { describeDate } from './describe-date.ts';
import { useIsPhone } from './use-is-phone.ts';
import { DateRow, DateText, Frame, Head, Rows, Subject, Title } from './next-dates.styles.ts';
import { saveCalendarDate } from './save-calendar-date.ts';
import { useNow } from '../use-now.ts';

/** So many are visible before one asks for all: on phones, the requests below them come first. */
const FEW = { phone: 1, wide: 4 };

type NextDatesProps = {
  side: HireRequestSide;
  userId: string;
  /** URL of a request's panel. */
  getHref: (requestId: string) => string;
};

/** Due dates and what happens by itself, in order of time. Renders nothing without any, or if it failed to load. */
export function NextDates({ side, userId, getHref }: NextDatesProps) {
  const now = useNow();
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const dates = useList(hireRequestQueries(useDataClient()).dates({ side, userId }));
  const few = useIsPhone() ? FEW.phone : FEW.wide;
  if (dates.data.length === 0) return null;
  const visible = isWhole ? dates.data : dates.data.slice(0, few);
  return (
    <Frame aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>What is next</Title>
        {dates.data.length > few && (
          <Button
            variant="ghost"
            size="s"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show ${dates.data.length - few} more`}
          </Button>
        )}
      </Head>
      <Rows role="list">
        {visible.map((date) => (
          <NextDate
            key={`${date.request_id} ${date.kind} ${date.number}`}
            date={date}
            side={side}
            now={now}
            href={getHref(date.request_id)}
          />
        ))}
      </Rows>
    </Frame>
  );
}

type NextDateProps = { date: RequestDate; side: HireRequestSide; now: Date; href: string };

function NextDate({ date, side, now, href }: NextDateProps) {
  const origin = useOrigin();
  const notify = useNotify();
  const { text, isLate, calendarTitle, calendarKey } = describeDate(date, side, now);

  async function save() {
    try {
      const url = `${origin}${getRequestPath(date.request_id, side)}`;
      await saveCalendarDate({ date, key: calendarKey, title: calendarTitle, url });
    } catch (error) {
      console.error('Error creating a calendar entry:', error);
      notify({ kind: 'danger', text: "We couldn't create the calendar entry. Try again." });
    }
  }

  return (
    <DateRow>
      <DateText $isLate={isLate}>{text}</DateText>
      <Subject>
        <Link variant="quiet" href={href}>
          <bdi>{date.title}</bdi>
        </Link>
        {date.milestone && <bdi>{date.milestone}</bdi>}
      </Subject>
      <IconButton label={`Add to calendar: ${calendarTitle}`} size="s" onClick={() => void save()}>
        <CalendarPlus aria-hidden />
      </IconButton>
    </DateRow>
  );
}
