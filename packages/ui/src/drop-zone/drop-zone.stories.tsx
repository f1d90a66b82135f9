import type { Meta } from '@storybook/react-vite';
import { Container, Field, Stack } from '@showcase/ui';
import { useState } from 'react';
import { DropZone } from './drop-zone.tsx';
import type { DropItem } from './preview.tsx';

export default { title: 'Forms/DropZone', component: DropZone } satisfies Meta<typeof DropZone>;

const problemTexts = {
  type: 'File must be JPEG, PNG, or GIF',
  bytes: 'File must be less than 2MB',
  pixels: 'This picture has too many pixels',
  broken: "This picture can't be read",
  count: "You can't add more pictures",
  unchecked: "We couldn't check the picture",
};

export function Gallery() {
  const [items, setItems] = useState<DropItem[]>([]);
  const [error, setError] = useState('');
  const add = (files: File[]) => {
    setError('');
    setItems([
      ...items,
      ...files.map((source, index) => ({
        id: `${items.length + index}-${source.name}`,
        name: source.name,
        source,
      })),
    ]);
  };
  return (
    <Container width="form">
      <Field label="Gallery" error={error}>
        <DropZone
          items={items}
          limit={6}
          onFiles={add}
          onReject={([first]) => first && setError(`${first.name}: ${problemTexts[first.problem]}`)}
          onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
          onReorder={(ids) => setItems(ids.flatMap((id) => items.filter((item) => item.id === id)))}
        >
          JPEG, PNG or GIF under 2MB, up to 6
        </DropZone>
      </Field>
    </Container>
  );
}

const uploads = ['harbor-pantry', 'formflow', 'gigstage'].map((name) => ({
  id: name,
  name: `${name}.webp`,
  source: `/images/covers/${name}.webp`,
}));

export const States = () => (
  <Container width="form">
    <Stack gap={6}>
      <Field label="Main picture" isRequired>
        <DropZone items={[]} onFiles={() => {}}>
          JPEG, PNG or GIF under 2MB
        </DropZone>
      </Field>
      <Field label="Gallery" hint="Two of three are on their way">
        <DropZone
          limit={6}
          items={uploads.map((item, index) => ({
            ...item,
            ...(index === 0 ? {} : { progress: index * 0.35 }),
            ...(index === 2 && { error: 'Upload failed' }),
          }))}
          onFiles={() => {}}
          onRemove={() => {}}
        />
      </Field>
      <Field label="Cover" error="Project image is required">
        <DropZone items={[]} onFiles={() => {}} />
      </Field>
      <Field label="Locked">
        <DropZone items={[]} onFiles={() => {}} disabled />
      </Field>
    </Stack>
  </Container>
);
