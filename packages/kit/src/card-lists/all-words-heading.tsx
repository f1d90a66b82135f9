import { tokens } from '@showcase/ui';
import styled from 'styled-components';
import { HEADING } from './visible-range.ts';

/** The line in a list of results above those that contain the words of a search in other places. */
export function AllWordsHeading() {
  return (
    <Row {...{ [HEADING]: '' }}>
      {/* One child, because the grid puts each child of an item into a column of its own. */}
      <div>
        <Title>Results for all of your words</Title>
        <Text>They are included in the number of results and in the numbers of the filters.</Text>
      </div>
    </Row>
  );
}

const Row = styled.li`
  grid-column: 1 / -1;
  margin-block-start: ${tokens.space[4]};
`;

const Title = styled.h2`
  margin: 0;
  font-size: ${tokens.text[18]};
`;

const Text = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
