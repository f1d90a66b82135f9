import { Stack, tokens } from '@showcase/ui';
import { SuggestionBar } from '@showcase/ui/controls';
import styled from 'styled-components';

export const SUGGESTED_TAGS = {
  Type: ['Web', 'Mobile', 'Desktop', 'API', 'Plugin', 'Game', 'IoT'],
  Technology: [
    'React',
    'Next.js',
    'Vue',
    'Angular',
    'Node.js',
    'Express',
    'Supabase',
    'Firebase',
    'MongoDB',
    'Tailwind CSS',
    'TypeScript',
  ],
  Industry: ['E-commerce', 'SaaS', 'AI', 'FinTech', 'EdTech', 'Healthcare', 'Social Media'],
} as const;

type SuggestedTagsProps = { selected: readonly string[]; onAdd: (tag: string) => void };

/** Suggests the tags that the search can filter by, without those already added. */
export function SuggestedTags({ selected, onAdd }: SuggestedTagsProps) {
  return (
    <Stack gap={3}>
      {Object.entries(SUGGESTED_TAGS).map(([group, tags]) => {
        const remaining = tags.filter((tag) => !selected.includes(tag));
        return (
          remaining.length > 0 && (
            <Group key={group}>
              <GroupName aria-hidden>{group}</GroupName>
              <SuggestionBar
                label={`Suggested tags: ${group}`}
                suggestions={remaining}
                onChoose={onAdd}
                isAdding
              />
            </Group>
          )
        );
      })}
    </Stack>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  align-items: baseline;

  ${tokens.media.wide} {
    grid-template-columns: 88px minmax(0, 1fr);
  }
`;

const GroupName = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
