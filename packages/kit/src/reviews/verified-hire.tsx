import type { Review } from '@showcase/data/reviews';
import { formatDate, tokens } from '@showcase/ui';
import styled from 'styled-components';

const Line = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;

  strong {
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.medium};
  }

  time {
    white-space: nowrap;
  }
`;

type VerifiedHireProps = {
  review: Pick<Review, 'hire' | 'is_counted'>;
};

/** That a review is about finished work, for which service and when. Nothing for a review without a hire request. */
export function VerifiedHire({ review: { hire, is_counted } }: VerifiedHireProps) {
  if (!hire) return null;
  const { service, month } = hire;
  // The middle of a month is in that month in every time zone.
  const date = formatDate(`${month}-15`, 'month');
  return (
    <Line>
      <strong>Verified hire</strong>
      {service !== null && (
        <>
          {' · '}
          <bdi>{service}</bdi>
        </>
      )}
      {' · '}
      <time dateTime={month}>{date}</time>
      {!is_counted && ' · Not counted in the rating'}
    </Line>
  );
}
