import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { HowToPlayPage } from './how-to-play/how-to-play-page.tsx';
import { LostPage } from './parlour/lost-page.tsx';
import { Parlour } from './parlour/parlour.tsx';
import { t } from './words/words.ts';

const TablePage = lazy(() => import('./table/table-page.tsx').then(({ TablePage }) => ({ default: TablePage })));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })));
const TvPage = lazy(() => import('./tv/tv-page.tsx').then(({ TvPage }) => ({ default: TvPage })));

export const App = () => (
  <Suspense fallback={<p className="first-light">{t('table.opening')}</p>}>
    <Switch>
      <Route path="/" component={Parlour} />
      <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/tv/:id">{({ id }) => <TvPage key={id} id={id} />}</Route>
      <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
      <Route path="/rules/:game">{({ game }) => <HowToPlayPage game={game} />}</Route>
      <Route component={LostPage} />
    </Switch>
  </Suspense>
);
