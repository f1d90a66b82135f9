import { Badge, Stack, tokens } from '@showcase/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { groupTags, tagKindLabels, type TagKind } from './tag-kind.ts';

const variants: Record<TagKind, ComponentProps<typeof Badge>['variant']> = {
  technology: 'accent',
  type: 'success',
  industry: 'warning',
  other: 'neutral',
};

const KindTitle = styled.h3`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.medium};
  letter-spacing: 0;
`;

/** Tags by kind; the color repeats what the heading says. */
export function Technologies({ tags }: { tags: string[] }) {
  return (
    <Stack gap={4}>
      {groupTags(tags).map((group) => (
        <Stack key={group.kind} gap={2}>
          <KindTitle>{tagKindLabels[group.kind]}</KindTitle>
          <Stack as="ul" role="list" direction="row" gap={2}>
            {group.tags.map((tag) => (
              <li key={tag}>
                <Badge wraps variant={variants[group.kind]}>
                  {tag}
                </Badge>
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
