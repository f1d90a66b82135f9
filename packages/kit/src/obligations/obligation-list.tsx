import type { Obligation } from '@showcase/data/account';
import { getRequestPath } from '@showcase/data/notifications';
import { Link, tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { nameObligation } from './describe-obligation.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  padding-inline-start: ${tokens.space[5]};
  font-size: ${tokens.text[14]};
`;

type ObligationListProps = {
  obligations: readonly Obligation[];
  onFollow: () => void;
  /** What follows the name of an obligation. */
  describe?: (obligation: Obligation) => ReactNode;
};

/** What is still open between the user and others, with links to where each ends. */
export function ObligationList({ obligations, onFollow, describe }: ObligationListProps) {
  return (
    <List aria-label="Still open">
      {obligations.map((obligation) => (
        <li key={getKey(obligation)}>
          {nameObligation(obligation)}:{' '}
          <Link href={getRequestPath(obligation)} onClick={onFollow}>
            <bdi>{obligation.title}</bdi>
          </Link>
          .{describe?.(obligation)}
        </li>
      ))}
    </List>
  );
}

const getKey = (obligation: Obligation) =>
  [obligation.request_id, obligation.kind, 'number' in obligation && obligation.number].join();
