import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Field } from '@showcase/ui';
import { describeConformance, imageFile, renderWithUi } from '@showcase/ui/testing';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ProgressBar } from './drop-zone.styles.ts';
import { DropZone } from './drop-zone.tsx';
import type { DropZoneProps } from './drop-zone.tsx';
import type { DropItem } from './preview.tsx';

function Gallery({ limit, onReject }: Pick<DropZoneProps, 'limit' | 'onReject'>) {
  const [items, setItems] = useState<DropItem[]>([]);
  const add = (files: File[]) =>
    setItems([
      ...items,
      ...files.map((file) => ({ id: file.name, name: file.name, source: file })),
    ]);
  return (
    <Field label="Pictures">
      <DropZone
        items={items}
        limit={limit}
        onFiles={add}
        onReject={onReject}
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      />
    </Field>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Pictures');

describe('ProgressBar', () => {
  describeConformance(ProgressBar, {
    props: { 'aria-label': 'Uploading one.gif', max: 1, value: 0.5 },
    tag: 'progress',
  });
});

describe('DropZone', () => {
  describeConformance(DropZone, {
    props: { items: [], onFiles: () => {} },
    tag: 'input',
    within: (children) => <Field label="Pictures">{children}</Field>,
  });

  it('accepts the three types, by the content of the file', async () => {
    const { user } = renderWithUi(<Gallery limit={3} />);
    expect(input().accept).toBe('image/jpeg,image/png,image/gif');
    await user.upload(input(), imageFile('one.gif'));
    expect(await screen.findByRole('img', { name: 'Preview of one.gif' })).toBeDefined();
  });

  it('accepts files that are dropped on its input', async () => {
    renderWithUi(<Gallery />);
    fireEvent.change(input(), { target: { files: [imageFile('dropped.gif')] } });
    expect(await screen.findByRole('img', { name: 'Preview of dropped.gif' })).toBeDefined();
  });

  it('reports rejected files with reasons and accepts the others', async () => {
    const reject = vi.fn();
    renderWithUi(<Gallery limit={2} onReject={reject} />);
    const files = [
      new File(['%PDF'], 'paper.png'),
      imageFile('big.gif', { size: 2_097_152 }),
      imageFile('one.gif'),
      imageFile('two.gif'),
      imageFile('three.gif'),
    ];
    fireEvent.change(input(), { target: { files } });
    await waitFor(() =>
      expect(reject).toHaveBeenCalledExactlyOnceWith([
        { name: 'paper.png', problem: 'type' },
        { name: 'big.gif', problem: 'bytes' },
        { name: 'three.gif', problem: 'count' },
      ]),
    );
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Preview of one.gif',
      'Preview of two.gif',
    ]);
    expect(input().disabled).toBe(true);
  });

  it.each(['dragover', 'drop'])('prevents the default %s of a file outside of it', (type) => {
    const isSwallowed = (target: Element, types = ['Files']) => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { unmount } = renderWithUi(<Gallery limit={3} />);
    expect(isSwallowed(document.body)).toBe(true);
    expect(isSwallowed(document.body, ['text/plain'])).toBe(false);
    expect(isSwallowed(input())).toBe(false);
    unmount();
    expect(isSwallowed(document.body)).toBe(false);
  });

  it('removes an image', async () => {
    const { user } = renderWithUi(<Gallery limit={3} />);
    await user.upload(input(), imageFile('one.gif'));
    await user.click(await screen.findByRole('button', { name: 'Remove one.gif' }));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('reorders images by keyboard and by drag', async () => {
    const order = vi.fn();
    const items = ['one', 'two', 'three'].map((id) => ({ id, name: id, source: `/${id}.gif` }));
    const { user } = renderWithUi(
      <DropZone
        aria-label="Pictures"
        items={items}
        onFiles={() => {}}
        onReorder={order}
        limit={6}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Move three earlier' }));
    await user.click(screen.getByRole('button', { name: 'Move one earlier' }));
    const [first, , third] = screen.getAllByRole('listitem');
    const dataTransfer = { setData: vi.fn() };
    fireEvent.dragStart(first ?? document.body, { dataTransfer });
    expect(dataTransfer.setData, 'without data, Safari ends a drag').toHaveBeenCalledOnce();
    fireEvent.drop(third ?? document.body);
    expect(order.mock.calls).toEqual([[['one', 'three', 'two']], [['two', 'three', 'one']]]);
  });

  it('shows the progress of an upload and the error of another', () => {
    const items = [
      { id: '1', name: 'one.gif', source: '/one.gif', progress: 0.4 },
      { id: '2', name: 'two.gif', source: '/two.gif', progress: 0.4, error: 'Upload failed' },
    ];
    renderWithUi(<DropZone aria-label="Pictures" items={items} onFiles={() => {}} limit={6} />);
    const bars = screen.getAllByRole<HTMLProgressElement>('progressbar');
    expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.value])).toEqual([
      ['Uploading one.gif', 0.4],
    ]);
    expect(screen.getByRole('alert').textContent).toBe('Upload failed');
  });
});
