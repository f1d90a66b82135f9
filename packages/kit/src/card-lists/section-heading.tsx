import type { SearchSection } from '@showcase/data/query';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';
import { HEADING } from './visible-range.ts';

/** The line in a list of results above those that a search finds less exactly. */
export function SectionHeading({ kind, corrected }: SearchSection) {
  return (
    <Row {...{ [HEADING]: '' }}>
      {/* One child, because the grid puts each child of an item into a column of its own. */}
      <div>
        <Title>{kind === 'corrected' ? `Results for “${corrected}”` : TITLES[kind]}</Title>
        <Text>{TEXTS[kind]}</Text>
      </div>
    </Row>
  );
}

const TITLES = {
  'all-words': 'Results for all of your words',
  'most-words': 'Results for most of your words',
};

const TEXTS = {
  'all-words': 'They are included in the number of results and in the numbers of the filters.',
  corrected: 'Your search in another spelling. They are not included in the number of results.',
  'most-words': 'The rarest words count most. They are not included in the number of results.',
};

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
