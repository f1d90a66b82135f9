import { Button, Field, TextInput, tokens } from '@showcase/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { OtherValues } from '../../search/filter-group.ts';

type OtherValueProps = {
  other: OtherValues;
  selected: readonly string[];
  /** Called with a value that is not selected yet. */
  onAdd: (value: string) => void;
};

/** The input for a value that is not among the checkboxes of a filter. Enter and the button add it. */
export function OtherValue({ other, selected, onAdd }: OtherValueProps) {
  const [text, setText] = useState('');
  const value = other.toValue(text);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setText('');
        if (value !== '' && !selected.includes(value)) onAdd(value);
      }}
    >
      <Field label={other.label}>
        <Row>
          <TextInput
            value={text}
            maxLength={100}
            autoComplete="off"
            placeholder={other.placeholder}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" disabled={value === ''}>
            Add
          </Button>
        </Row>
      </Field>
    </Form>
  );
}

const Form = styled.form`
  margin-block-start: ${tokens.space[2]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
`;
