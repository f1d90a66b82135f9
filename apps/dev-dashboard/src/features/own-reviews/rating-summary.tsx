import type { StarCount } from '@showcase/data';
import { Card, Rating, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { getAverageRating, countRatings } from './rating-distribution.ts';

/** The average rating and the number of reviews per star count. */
export function RatingSummary({ stars: distribution }: { stars: readonly StarCount[] }) {
  const total = countRatings(distribution);
  return (
    <Summary forwardedAs="section" aria-labelledby="rating-summary" padding="l">
      <div>
        <Title id="rating-summary">Average rating</Title>
        <Rating value={getAverageRating(distribution)} count={total} />
      </div>
      <DistributionTable>
        <caption>Reviews by stars</caption>
        <tbody>
          {distribution.map(({ stars, count }) => (
            <tr key={stars}>
              <th scope="row">{stars === 1 ? '1 star' : `${stars} stars`}</th>
              <td aria-hidden>
                <Track>
                  <Fill style={{ inlineSize: `${(100 * count) / total}%` }} />
                </Track>
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </DistributionTable>
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

const DistributionTable = styled.table`
  inline-size: 100%;
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;

  caption {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
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

const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: ${tokens.color.spark};

  ${tokens.media.forced} {
    background: CanvasText;
  }
`;
