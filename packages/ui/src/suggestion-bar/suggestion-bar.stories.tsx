import type { Meta } from '@storybook/react-vite';
import { Container, Stack } from '@showcase/ui';
import { useState } from 'react';
import { SuggestionBar } from './suggestion-bar.tsx';

export default {
  title: 'Forms/SuggestionBar',
  component: SuggestionBar,
} satisfies Meta<typeof SuggestionBar>;

const tags = ['React', 'Next.js', 'Vue', 'Angular', 'Supabase', 'Tailwind CSS', 'TypeScript'];

export function States() {
  const [remaining, setRemaining] = useState(tags);
  return (
    <Container width="form">
      <Stack gap={6}>
        <SuggestionBar
          label="Suggested tags"
          suggestions={remaining}
          isAdding
          onChoose={(tag) => setRemaining(remaining.filter((other) => other !== tag))}
        />
        <SuggestionBar
          label="Suggestions"
          suggestions={['I build web apps', 'I design interfaces']}
          onChoose={() => {}}
        />
        <SuggestionBar label="Locked" suggestions={tags} onChoose={() => {}} disabled />
      </Stack>
    </Container>
  );
}
