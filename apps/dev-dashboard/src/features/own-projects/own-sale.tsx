import { returnableProjectsOptions, returnToSaleOptions } from '@showcase/data/own-projects';
import { type ListedOwnProject } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { Badge, Button, formatMoney, Stack, tokens } from '@showcase/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';

type OwnSaleProps = { project: ListedOwnProject };

/** Says whether a project is for sale, has no kind of sale yet, or is sold; nothing for the others. */
export function OwnSale({ project }: OwnSaleProps) {
  const { is_for_sale, sale_kind, sale_price, sold_at } = project;
  if (sold_at !== null) return <SoldProject project={project} />;
  if (!is_for_sale || sale_price === null) return null;
  return (
    <span>
      {sale_kind === null ? (
        <Badge variant="warning">Edit it to choose how you sell it</Badge>
      ) : (
        <Badge variant="accent">For sale {formatMoney(sale_price)}</Badge>
      )}
    </span>
  );
}

function SoldProject({ project }: OwnSaleProps) {
  const client = useDataClient();
  const { data: returnable = [] } = useQuery(returnableProjectsOptions(client));
  const returning = useMutation(returnToSaleOptions(client, useQueryClient()));
  return (
    <Stack gap={2}>
      <span>
        <Badge variant="success">Sold</Badge>
      </span>
      <ErrorNotice error={returning.error} action="The project is still sold." />
      {returnable.includes(project.id) && (
        <AboveLink>
          <Button
            size="s"
            isBusy={returning.isPending}
            onClick={() => returning.mutate(project.id)}
          >
            Put up for sale again
          </Button>
        </AboveLink>
      )}
    </Stack>
  );
}

/** The link of the card covers all of it. */
const AboveLink = styled.span`
  position: relative;
  z-index: ${tokens.layer.raised};
`;
