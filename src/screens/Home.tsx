import { App } from '../frame/App.tsx';

export function Home() {
  return (
    <App path="/">
      <h1>Home</h1>
    </App>
  );
}
