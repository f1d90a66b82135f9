import { adminQueries, type ReportedLine } from '@showcase/data/admins';
import { useDataClient, useItem } from '@showcase/data/query';
import { explainError } from '@showcase/kit/errors';
import { Badge, bidi, Button, Notice, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { useState } from 'react';
import { DateTime } from '../../shared/date-time.tsx';
import { Lines, MutedText, ReadLines, ReportsTitle } from './reports.styles.ts';

type ReportedLinesProps = {
  reportId: string;
  /** The reported item, for screen readers. */
  title: string;
  /** The name of who wrote it; null if the account is deleted. */
  reported: string | null;
};

/** The messages around a reported message. They are read only on request: each look is in the audit log. */
export function ReportedLines({ reportId, title, reported }: ReportedLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Conversation reportId={reportId} reported={reported} />;
  return (
    <ReadLines>
      <Button
        size="s"
        aria-label={bidi`Read the lines of ${title}`}
        onClick={() => setIsOpen(true)}
      >
        Read the lines
      </Button>
      <MutedText>Each look is in the audit log.</MutedText>
    </ReadLines>
  );
}

function Conversation({ reportId, reported }: Omit<ReportedLinesProps, 'title'>) {
  const query = useItem(adminQueries(useDataClient()).reportedLines(reportId));
  if (query.isPending) {
    return (
      <SkeletonGroup label="Loading the lines">
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  if (query.error && !query.data) {
    return (
      <Notice variant="danger">
        {explainError(query.error, { action: "We couldn't open the lines." })}
      </Notice>
    );
  }
  return (
    <>
      <ReportsTitle>Reported message</ReportsTitle>
      {query.data?.length ? (
        <Lines aria-label="Reported message and the lines around it">
          {query.data.map((line) => (
            <Line key={line.number} line={line} reported={reported} />
          ))}
        </Lines>
      ) : (
        <MutedText>The lines are deleted a year after the decision.</MutedText>
      )}
    </>
  );
}

type LineProps = { line: ReportedLine; reported: string | null };

function Line({ line: { side, is_reported, text, files, sent_at }, reported }: LineProps) {
  return (
    <li>
      <small>
        <bdi>{side === 'reported' ? (reported ?? 'Former user') : 'Who reported it'}</bdi>
        {' · '}
        <DateTime date={sent_at} /> UTC {is_reported && <Badge variant="warning">Reported</Badge>}
      </small>
      {text && (
        <p>
          <bdi>{text}</bdi>
        </p>
      )}
      {files.length > 0 && (
        <small>
          Files: <bdi>{files.join(', ')}</bdi>
        </small>
      )}
    </li>
  );
}
