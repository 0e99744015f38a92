import './styles/tokens.css';
import './styles/base.css';
import './styles/faces.ts';

// The first paint comes before the other scripts are asked for: pictures have the line, and a phone reads scripts longer than it paints.
const observer = new PerformanceObserver(() => {
  observer.disconnect();
  void import('./hydrate.tsx');
});
observer.observe({ type: 'paint', buffered: true });
