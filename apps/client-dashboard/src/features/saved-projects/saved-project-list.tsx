import { useDataClient } from '@showcase/data/query';
import type { SavedProject } from '@showcase/data/saved-projects';
import { CardList, projectCardProps, projectColumns } from '@showcase/kit/card-lists';
import { useCardActions } from '@showcase/kit/project-reactions';
import { bidi, Button, Card, ProjectCard, tokens } from '@showcase/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import styled from 'styled-components';

type SavedProjectListProps = {
  items: readonly SavedProject[];
  onRemove: (saved: SavedProject) => void;
};

export function SavedProjectList({ items, onRemove }: SavedProjectListProps) {
  const client = useDataClient();
  const { actionsOf } = useCardActions(items.flatMap(({ project }) => project ?? []));
  return (
    <CardList label="Saved projects" cardWidth={projectColumns} items={items}>
      {(saved) => (
        <Item>
          {saved.project ? (
            <ProjectCard
              headingLevel={2}
              {...projectCardProps(client, saved.project)}
              {...actionsOf(saved.project)}
            />
          ) : (
            <Card as="article" aria-label="No longer available" padding="m">
              <UnavailableText>This project is no longer available.</UnavailableText>
            </Card>
          )}
          <RemoveButton
            size="s"
            variant="ghost"
            aria-label={bidi`Remove ${saved.project?.title ?? 'this project'}`}
            onClick={() => onRemove(saved)}
          >
            <Trash2 aria-hidden />
            Remove
          </RemoveButton>
        </Item>
      )}
    </CardList>
  );
}

const Item = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  align-content: start;
`;

const RemoveButton = styled(Button)`
  justify-self: start;
  margin-inline-start: calc(-1 * ${tokens.space[3]});
  color: ${tokens.color.inkMuted};
`;

const UnavailableText = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
`;
