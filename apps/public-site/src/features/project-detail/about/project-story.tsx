import { tokens } from '@showcase/ui';
import styled from 'styled-components';
import type { ProjectView } from '../project-view.ts';

/** The challenge and its solution; nothing if neither was written. */
export function ProjectStory({ story }: Pick<ProjectView, 'story'>) {
  if (story.length === 0) return null;
  return (
    <Story aria-labelledby="project-story">
      <h2 id="project-story">Story</h2>
      {story.map(({ label, text }) => (
        <div key={label}>
          <h3>{label}</h3>
          <p dir="auto">{text}</p>
        </div>
      ))}
    </Story>
  );
}

const Story = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: ${tokens.size.text};
  line-height: 1.65;

  h2 {
    font-size: ${tokens.text[22]};
  }
  h3 {
    margin-block-end: ${tokens.space[1]};
    font-size: ${tokens.text[16]};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
