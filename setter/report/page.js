// Pointing, sorting, filtering; without it the page only lacks these.
(()=>{
const d=document,tip=d.createElement('div');
tip.id='tip';
tip.hidden=true;
d.body.append(tip);

const words=c=>{
	const t=c.dataset.tip,r=c.closest('tbody tr'),m=c.closest('.matrix');
	if(!m||!r||!c.classList.contains('v'))return t;
	const h=m.tHead.rows[1].cells[c.cellIndex];
	return r.cells[0].textContent+' on '+h.dataset.tip+'\n'+c.firstChild.data+', '+t
};
const hide=()=>{tip.hidden=true};
const show=e=>{
	const c=e.target.closest&&e.target.closest('[title],[data-tip]');
	if(!c)return hide();
	if(c.title){c.dataset.tip=c.title;c.removeAttribute('title')}
	const h=c.closest('.matrix')&&c.closest('.matrix').tHead.rows[1].cells[c.cellIndex];
	if(h&&h.title){h.dataset.tip=h.title;h.removeAttribute('title')}
	tip.textContent=words(c);
	tip.hidden=false;
	const b=c.getBoundingClientRect(),w=tip.offsetWidth,g=tip.offsetHeight;
	tip.style.left=Math.max(8,Math.min(b.left,innerWidth-w-8))+'px';
	tip.style.top=(b.bottom+g+12>innerHeight?Math.max(8,b.top-g-8):b.bottom+8)+'px'
};
d.addEventListener('mouseover',show);
d.addEventListener('focusin',show);
d.addEventListener('click',show);
d.addEventListener('focusout',hide);
addEventListener('scroll',hide,true);

const key=c=>{const t=c?c.dataset.k||c.textContent:'';return t=='AC'?'ZZ':t};
for(const c of d.querySelectorAll('[data-sort]')){
	c.tabIndex=0;
	const t=c.closest('table'),go=()=>{
		const i=c.cellIndex,s=c.getAttribute('aria-sort')=='ascending'?-1:1;
		for(const o of t.querySelectorAll('[aria-sort]'))o.removeAttribute('aria-sort');
		c.setAttribute('aria-sort',s>0?'ascending':'descending');
		t.tBodies[0].append(...[...t.tBodies[0].rows].sort((a,b)=>
			s*key(a.cells[i]).localeCompare(key(b.cells[i]),'en',{numeric:true})))
	};
	c.addEventListener('click',go);
	c.addEventListener('keydown',e=>{if(e.key=='Enter'||e.key==' '){e.preventDefault();go()}})
}
for(const f of d.querySelectorAll('.tools')){
	f.hidden=false;
	const q=f.querySelector('[type=search]'),o=f.querySelector('[type=checkbox]'),
		rows=[...d.getElementById(f.dataset.of).tBodies[0].rows];
	const n=f.querySelector('[role=status]');
	f.addEventListener('input',()=>{
		const w=q.value.trim().toLowerCase();
		let k=0;
		for(const r of rows){
			r.hidden=!r.dataset.words.toLowerCase().includes(w)||o.checked&&
				!r.classList.contains('odd');
			k+=!r.hidden
		}
		n.textContent=k?'':'Nothing matches.'
	})
}
})()
