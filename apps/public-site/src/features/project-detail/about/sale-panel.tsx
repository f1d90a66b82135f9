import { SALE_TERMS } from '@showcase/data/projects';
import { useUser } from '@showcase/data/session';
import { Button, Card, formatMoney, tokens } from '@showcase/ui';
import Check from 'lucide-react/icons/check';
import styled from 'styled-components';
import { useBuying } from '../../../shared/hiring/use-hiring.ts';
import type { ProjectCreator, ProjectSale } from '../project-view.ts';

type SalePanelProps = { sale: ProjectSale; creator: ProjectCreator | null };

/** The price of a project that is for sale, and what its buyer gets. */
export function SalePanel({ sale, creator }: SalePanelProps) {
  const { authUser } = useUser();
  const { open, isOpening } = useBuying();
  const canBuy = creator !== null && authUser?.id !== creator.id;
  return (
    <Panel forwardedAs="section" padding="l" aria-label="For sale">
      <div>
        <Label>For sale</Label>
        <Price>{formatMoney(sale.price)}</Price>
        <Kind>{SALE_TERMS[sale.kind].name}</Kind>
      </div>
      {sale.includes.length > 0 && (
        <Includes role="list" aria-label="Included">
          {sale.includes.map((part) => (
            <li key={part}>
              <Check aria-hidden size={16} />
              {part}
            </li>
          ))}
        </Includes>
      )}
      {canBuy && (
        <Button variant="primary" aria-haspopup="dialog" isBusy={isOpening} onClick={open}>
          Buy this project
        </Button>
      )}
    </Panel>
  );
}

/** Says that a project was sold once, where its price was. */
export function SoldPanel() {
  return (
    <Panel forwardedAs="section" padding="l" aria-label="Sold">
      <Label>Sold</Label>
      <Kind>This project was sold once, with all rights. No one else can buy it.</Kind>
    </Panel>
  );
}

const Panel = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  align-items: center;
  margin-block-end: ${tokens.space[5]};
`;

const Label = styled.h2`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.medium};
  letter-spacing: 0;
`;

const Price = styled.p`
  font-size: ${tokens.text[22]};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

const Kind = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

const Includes = styled.ul`
  display: flex;
  flex: 1 1 200px;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  font-size: ${tokens.text[14]};

  li {
    display: inline-flex;
    gap: ${tokens.space[1]};
    align-items: center;
  }
  svg {
    flex: none;
    color: ${tokens.color.success};
  }
`;
