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
  if (sold_at !== null) {
    return (
      <span>
        <Badge variant="success">Sold</Badge>
      </span>
    );
  }
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

/** Puts a project up for sale again whose purchase was ended or refunded; nothing for the others. */
export function ReturnToSale({ project }: OwnSaleProps) {
  const client = useDataClient();
  const { data: returnable = [] } = useQuery({
    ...returnableProjectsOptions(client),
    enabled: project.sold_at !== null,
  });
  const returning = useMutation(returnToSaleOptions(client, useQueryClient()));
  const canReturn = returnable.includes(project.id);
  if (project.sold_at === null || !(canReturn || returning.error)) return null;
  return (
    <Stack gap={2}>
      <ErrorNotice error={returning.error} action="The project is still sold." />
      {canReturn && (
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
