import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Container, Stack } from '../layout/layout.tsx';
import { SearchInput } from './search-input.tsx';

export default {
  title: 'Forms/SearchInput',
  component: SearchInput,
} satisfies Meta<typeof SearchInput>;

export function States() {
  const [empty, setEmpty] = useState('');
  const [filled, setFilled] = useState('dashboard');
  return (
    <Container width="form">
      <Stack>
        <SearchInput
          label="Search projects"
          placeholder="Search projects..."
          value={empty}
          onValueChange={setEmpty}
        />
        <SearchInput label="Search creators" value={filled} onValueChange={setFilled} />
      </Stack>
    </Container>
  );
}
