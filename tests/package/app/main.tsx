import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CssBaseline from '@mui/material/CssBaseline';
import List from '@mui/material/List';
import { ThemeProvider } from '@mui/material/styles';
import { Carousel } from 'certcrest/Carousel';
import { CartRow } from 'certcrest/CartRow';
import { ExamCard } from 'certcrest/ExamCard';
import { QuestionCard } from 'certcrest/QuestionCard';
import { StateBlock } from 'certcrest/StateBlock';
import { Toaster } from 'certcrest/Toaster';
import { createStyleCache } from 'certcrest/createStyleCache';
import 'certcrest/fonts';
import { showToast } from 'certcrest/showToast';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from './theme';

const exam = {
  exam: 'administrator',
  name: 'Platform Administrator',
  description: 'Set up, secure and automate an organization.',
  price: 29,
  facts: { questionCount: 60, minutes: 105, passMark: 65 },
  href: '#administrator',
};

const answers = [
  { id: 'a', text: 'A sharing rule' },
  { id: 'b', text: 'A field-level `Read` permission' },
];

const InEuro = ({ price }: { price: number | string }) => <b>{`€${price}`}</b>;

function App() {
  const [picked, setPicked] = useState<string>();
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Button variant="outlined" onClick={() => showToast('A toast')}>
        A button of MUI
      </Button>
      <Card>A card of MUI</Card>
      <QuestionCard
        data-testid="QuestionCard"
        question="What gives access to more records?"
        category="Security"
        difficulty="easy"
        answers={answers}
        states={answers.map(({ id }) => (id === picked ? 'selected' : 'open'))}
        choose={1}
        sources={[]}
        revealed={false}
        onPick={setPicked}
      />
      <ExamCard data-testid="ExamCard" {...exam} slots={{ price: InEuro }} slotProps={{ emblem: { size: 72 } }} />
      {/* @ts-expect-error -- the part is called `emblem` */}
      <ExamCard {...exam} slotProps={{ icon: { size: 72 } }} />
      <List>
        <CartRow data-testid="CartRow" {...exam} onRemove={() => undefined} />
      </List>
      <Carousel data-testid="Carousel" label="Numbers">
        {['One', 'Two', 'Three', 'Four'].map((number) => (
          <p key={number}>{number}</p>
        ))}
      </Carousel>
      <StateBlock title="Nothing here yet" />
      <Toaster />
    </ThemeProvider>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <CacheProvider value={createStyleCache()}>
      <App />
    </CacheProvider>,
  );
}
