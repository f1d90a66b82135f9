import type { Meta } from '@storybook/react-vite';
import { Button, Field, Notice, RadioGroup, Stack, TextInput } from '@showcase/ui';
import { Textarea } from '../textarea/textarea.tsx';
import { useState } from 'react';
import { longWord } from '../testing/samples.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Select } from '../select/select.tsx';
import { Dialog } from './dialog.tsx';

export default { title: 'Overlays/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;

export function Form() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Hire Ada Stone</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Hire Ada Stone"
        description="Say what you need; she answers within two days."
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button variant="primary">Send request</Button>
          </>
        }
      >
        <Stack gap={5}>
          <Field label="Title">
            <TextInput />
          </Field>
          <Field label="Message" isRequired>
            <Textarea limit={2000} />
          </Field>
        </Stack>
      </Dialog>
    </>
  );
}

export function Sheet() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Hire Ada Stone</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        variant="sheet"
        title="Hire Ada Stone"
        footer={<Button variant="primary">Send request</Button>}
      >
        <Field label="Message" isRequired>
          <Textarea limit={2000} />
        </Field>
      </Dialog>
    </>
  );
}

export function LongText() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Terms</Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} size="l" title="Terms">
        <Stack>
          {Array.from({ length: 30 }, (_, index) => (
            <p key={index}>{index + 1}. Both sides keep to what they agreed on in writing.</p>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

export function Confirm() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Are you sure you want to delete this project?"
        subject="Harbor Pantry"
        confirmLabel="Delete"
        onConfirm={() => setIsOpen(false)}
      />
    </>
  );
}

export const ConfirmFailed = () => (
  <ConfirmDialog
    isOpen
    onOpenChange={() => {}}
    title="Are you sure you want to delete this service?"
    subject="Landing page"
    confirmLabel="Delete"
    error="We couldn't delete it. Try again."
    onConfirm={() => {}}
  />
);

export const LongWords = () => (
  <Dialog
    isOpen
    onOpenChange={() => {}}
    variant="sheet"
    title={`Hire ${longWord}`}
    description={longWord}
    footer={<Button variant="primary">Send request</Button>}
  >
    <Stack gap={5}>
      <Notice>{longWord}</Notice>
      <Field label={longWord} hint={longWord} error={longWord}>
        <Select
          options={[{ value: 'one', label: longWord }]}
          value="one"
          onValueChange={() => {}}
        />
      </Field>
      <RadioGroup
        label={longWord}
        variant="cards"
        options={[{ value: 'basic', label: longWord, hint: longWord }]}
        value="basic"
        onValueChange={() => {}}
      />
    </Stack>
  </Dialog>
);

export const ConfirmLongWords = () => (
  <ConfirmDialog
    isOpen
    onOpenChange={() => {}}
    title={`Are you sure you want to delete ${longWord}?`}
    subject={longWord}
    confirmLabel="Delete"
    error={longWord}
    onConfirm={() => {}}
  />
);
