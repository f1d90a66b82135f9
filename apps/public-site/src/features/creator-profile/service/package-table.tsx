import type { ServicePackage } from '@showcase/data/services';
import { bidi, Button, formatMoney, tokens, VisuallyHidden } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';
import styled from 'styled-components';

export type PackageChoice = {
  choose: (name: string) => void;
  /** True while the dialog that the choice opens is loading. */
  isOpening: (name: string) => boolean;
};

type PackageTableProps = {
  title: string;
  packages: ServicePackage[];
  choice?: PackageChoice;
};

/** The packages of a service side by side. */
export function PackageTable({ title, packages, choice }: PackageTableProps) {
  const columns: Column<ServicePackage>[] = [
    {
      key: 'package',
      header: 'Package',
      cell: ({ name, description }) => (
        <>
          <bdi>{name}</bdi>
          {description && <MutedText>{description}</MutedText>}
        </>
      ),
    },
    {
      key: 'includes',
      header: 'Includes',
      cell: ({ features }) => (
        <Features>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Features>
      ),
    },
    { key: 'delivery', header: 'Delivery', cell: ({ delivery }) => delivery },
    {
      key: 'price',
      header: 'Price',
      variant: 'number',
      cell: ({ price }) => formatMoney(price),
    },
  ];
  if (choice) {
    columns.push({
      key: 'choose',
      header: 'Choose',
      variant: 'actions',
      cell: ({ name }) => (
        <Button size="s" isBusy={choice.isOpening(name)} onClick={() => choice.choose(name)}>
          Choose
          <VisuallyHidden>
            {' '}
            <bdi>{name}</bdi>
          </VisuallyHidden>
        </Button>
      ),
    });
  }
  return (
    <DataTable
      caption={bidi`Packages of ${title}`}
      captionLook="hidden"
      columns={columns}
      rows={packages}
      keyOf={({ name }) => name}
    />
  );
}

const MutedText = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.normal};
`;

const Features = styled.ul`
  margin: 0;
  padding-inline-start: ${tokens.space[4]};
  text-align: start;
`;
