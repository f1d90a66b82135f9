import { Card, Rating, tokens, VisuallyHidden } from '@showcase/ui';
import styled from 'styled-components';
import type { CreatorView } from '../creator-view.ts';

type RatingSummaryProps = { rating: number; count: number; stars: CreatorView['stars'] };

/** The average of all reviews, and the number of reviews per rating. */
export function RatingSummary({ rating, count, stars: spread }: RatingSummaryProps) {
  return (
    <Summary forwardedAs="section" aria-labelledby="rating-summary" padding="l">
      <div>
        <Title id="rating-summary">Average rating</Title>
        <Rating value={rating} count={count} />
      </div>
      <Spread>
        <caption>
          <VisuallyHidden>Reviews by stars</VisuallyHidden>
        </caption>
        <tbody>
          {spread.map(({ stars, count: starCount }) => (
            <tr key={stars}>
              <th scope="row">{stars === 1 ? '1 star' : `${stars} stars`}</th>
              <td aria-hidden>
                <Track>
                  <Fill style={{ inlineSize: `${(100 * starCount) / count}%` }} />
                </Track>
              </td>
              <td>{starCount}</td>
            </tr>
          ))}
        </tbody>
      </Spread>
    </Summary>
  );
}

const Summary = styled(Card)`
  display: grid;
  gap: ${tokens.space[6]};
  align-items: center;

  ${tokens.media.wide} {
    grid-template-columns: 180px minmax(0, 1fr);
  }
`;

const Title = styled.h3`
  margin-block-end: ${tokens.space[2]};
  font-size: ${tokens.text[16]};
`;

const Spread = styled.table`
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

const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: ${tokens.color.spark};

  ${tokens.media.forced} {
    background: CanvasText;
  }
`;
