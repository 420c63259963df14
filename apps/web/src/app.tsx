import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Parlour } from './parlour/parlour.tsx';

export const App = () => (
  <Suspense>
    <Switch>
      <Route path="/" component={Parlour} />
    </Switch>
  </Suspense>
);
