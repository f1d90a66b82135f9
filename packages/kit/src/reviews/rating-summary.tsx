import type { StarCount } from '@showcase/data/reviews';
import { Card, Rating, tokens, VisuallyHidden } from '@showcase/ui';
import styled from 'styled-components';

type RatingSummaryProps = {
  /** The average of all reviews. */
  rating: number;
  /** The number of all reviews. */
  count: number;
  stars: readonly StarCount[];
  headingLevel: 2 | 3;
};

/** The average rating and the number of reviews per star count. */
export function RatingSummary({ rating, count, stars, headingLevel }: RatingSummaryProps) {
  return (
    <Summary forwardedAs="section" aria-labelledby="rating-summary" padding="l">
      <div>
        <Title as={`h${headingLevel}`} id="rating-summary">
          Average rating
        </Title>
        <Rating value={rating} count={count} />
      </div>
      <Distribution>
        <caption>
          <VisuallyHidden>Reviews by stars</VisuallyHidden>
        </caption>
        <tbody>
          {stars.map((row) => (
            <tr key={row.stars}>
              <th scope="row">{row.stars === 1 ? '1 star' : `${row.stars} stars`}</th>
              <td aria-hidden>
                <Track>
                  <Fill $percent={Math.round((100 * row.count) / count)} />
                </Track>
              </td>
              <td>{row.count}</td>
            </tr>
          ))}
        </tbody>
      </Distribution>
    </Summary>
  );
}

const Summary = styled(Card)`
  display: grid;
  gap: ${tokens.space[6]};
  align-items: center;

  ${tokens.media.wide} {
    grid-template-columns: 200px minmax(0, 420px);
  }
`;

const Title = styled.h2`
  margin: 0 0 ${tokens.space[2]};
  font-size: ${tokens.text[16]};
`;

const Distribution = styled.table`
  inline-size: 100%;
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 2px ${tokens.space[2]};
    font-weight: ${tokens.weight.normal};
    text-align: end;
    white-space: nowrap;
  }
  td:nth-child(2) {
    inline-size: 100%;
  }
`;

const Track = styled.div`
  block-size: 8px;
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.sunken};
`;

const Fill = styled.div<{ $percent: number }>`
  inline-size: ${({ $percent }) => $percent}%;
  block-size: 100%;
  border-radius: inherit;
  background: ${tokens.color.spark};

  ${tokens.media.forced} {
    background: CanvasText;
  }
`;
